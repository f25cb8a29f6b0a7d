/** Days and hours in the language of the page. */
import { words } from './words.svelte';

/** A day; nothing, if it is none. One without an hour is the same day everywhere. */
export function dated(day: string, dateStyle: 'medium' | 'full' = 'medium'): string {
  const date = new Date(day);
  const form = { dateStyle, ...(day.includes('T') ? {} : { timeZone: 'UTC' }) };
  return isNaN(date.getTime()) ? '' : date.toLocaleDateString(words.language, form);
}

/** When a day of the server is over, as the clock here shows it: its days begin at midnight in Greenwich. */
export function endOfDay(day: string): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + 1);
  const form = { hour: '2-digit', minute: '2-digit' } as const;
  return isNaN(date.getTime()) ? '' : date.toLocaleTimeString(words.language, form);
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['minute', 60],
  ['hour', 60],
  ['day', 24],
  ['month', 30],
  ['year', 12],
];

/** How long ago something was, in the words of the page's language; nothing, if it is no moment. */
export function since(moment: string, now = Date.now()): string {
  let count = (now - new Date(moment).getTime()) / 1000;
  if (isNaN(count)) return '';
  let unit: Intl.RelativeTimeFormatUnit = 'second';
  for (const [next, size] of STEPS) {
    if (Math.abs(count) < size) break;
    [unit, count] = [next, count / size];
  }
  const told = unit === 'second' ? 0 : -Math.round(count);
  return new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' }).format(told, unit);
}
