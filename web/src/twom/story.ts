/** The story of a campaign out of its journal: what reads on its own, without the bookkeeping. */
import type { Line } from '../protocol';

const TOLD = new Set([
  'Story', 'ScriptOpened', 'PageRead', 'ScriptChosen', 'Died', 'Left', 'Joined', 'BroughtHome', 'CampaignEnded',
]); // prettier-ignore
const HEADINGS = new Set(['DayBegan', 'PhaseBegan']);

export interface Chapter {
  title: string;
  lines: Line[];
}

/** Chapters by day and phase; those where nothing is told are left out. */
export function chapters(journal: readonly Line[]): Chapter[] {
  const found: Chapter[] = [];
  let [day, title] = ['', ''];
  let open: Chapter | null = null;
  for (const line of journal) {
    if (HEADINGS.has(line.event)) {
      if (line.event === 'DayBegan') day = line.text;
      title = line.event === 'DayBegan' ? line.text : [day, line.text].filter(Boolean).join(' · ');
      open = null;
    } else if (TOLD.has(line.event)) {
      if (!open) found.push((open = { title, lines: [] }));
      open.lines.push(line);
    }
  }
  return found;
}

export function asText(journal: readonly Line[]): string {
  return chapters(journal)
    .map((chapter) => [chapter.title, '', ...chapter.lines.map((line) => `${line.text}\n`)].join('\n'))
    .join('\n');
}

/** The pages that lie open: those of the last script that nobody has answered yet. */
export function openPages(journal: readonly Line[]): { title: string; paragraphs: string[] } | null {
  let title = '';
  let paragraphs: string[] = [];
  for (const line of journal.slice(-30)) {
    if (line.event === 'ScriptOpened') [title, paragraphs] = [line.text, []];
    else if (line.event === 'PageRead') paragraphs = [...paragraphs, line.text];
    else if (line.event === 'ScriptChosen') paragraphs = [];
  }
  return paragraphs.length ? { title, paragraphs } : null;
}

/** The pages of the epilogue: the last ones before the line that ends the campaign. */
export function epilogue(journal: readonly Line[], count: number): string[] {
  const pages = journal.filter((line) => line.event === 'PageRead').map((line) => line.text);
  return count ? pages.slice(-count) : [];
}

/** What the night did: the lines since the evening. */
export function nightOf(journal: readonly Line[]): Line[] {
  const from = journal.findLastIndex((line) => line.event === 'PhaseBegan' && line.fields?.phase === 'night_raid');
  return from < 0 ? [] : journal.slice(from);
}
