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
