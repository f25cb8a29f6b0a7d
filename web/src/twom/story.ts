/** The story of a campaign out of its journal: what reads on its own, without the bookkeeping. */
import { cards } from '../lib/cards.svelte';
import { HEAVY, isTold, weightOf } from '../lib/weights';
import type { Event, Line } from './types';
import { WEIGHTS } from './weights';

/** What a line is in the story: the name of what follows, a page to read, what we said, or a note beside it. */
const KINDS: Partial<Record<Event, Passage['kind']>> = {
  ScriptOpened: 'title', EventDrawn: 'title', RaidDrawn: 'title',
  Story: 'page', PageRead: 'page',
  ScriptChosen: 'said',
  CampaignBegan: 'note', ObjectiveSet: 'note', ObjectiveSettled: 'note', IdeaFound: 'note',
  FittingBuilt: 'note', BoardedUp: 'note', BoardLost: 'note', VisitorCame: 'note',
  Starved: 'note', ChildStarved: 'note', HabitKept: 'note', Broke: 'note', Collapsed: 'note',
  PartyLeft: 'note', ResidentMet: 'note', HidFrom: 'note', Fled: 'note', PartyLost: 'note', BroughtHome: 'note',
  RaidRepelled: 'note', LocationReplaced: 'note',
  Died: 'note', Left: 'note', Stayed: 'note', Joined: 'note', TurnedAway: 'note', CampaignEnded: 'note',
}; // prettier-ignore
/** After these a script is over. */
const OVER = new Set<Event>(['PhaseBegan', 'DayBegan', 'JournalPassed', 'CardExplored', 'NoiseRolled', 'FightBegan']);
const COLUMNS = 78;

export interface Passage {
  kind: 'title' | 'page' | 'said' | 'note';
  text: string;
}

export interface Chapter {
  day: string;
  phase: string;
  passages: Passage[];
}

/** A raid is announced with figures; the story calls it by its name. */
function worded(line: Line): string {
  return line.event === 'RaidDrawn' ? cards.name(line.fields.card) : line.text;
}

/** Chapters by day and phase; notes that follow each other are one paragraph; where nothing is told there is no chapter. */
export function chapters(journal: readonly Line[]): Chapter[] {
  const found: Chapter[] = [];
  let [day, phase] = ['', ''];
  let open: Chapter | null = null;
  for (const line of journal) {
    const kind = KINDS[line.event];
    if (line.event === 'DayBegan') [day, phase, open] = [line.text, '', null];
    else if (line.event === 'PhaseBegan') [phase, open] = [line.text, null];
    else if (kind) {
      if (!open) found.push((open = { day, phase, passages: [] }));
      const text = worded(line);
      const last = open.passages.at(-1);
      if (kind === 'note' && last?.kind === 'note') last.text += ` ${text}`;
      else open.passages.push({ kind, text });
    }
  }
  return found;
}

/** Lines that fit on a page of plain text. */
function wrapped(text: string, columns = COLUMNS): string {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(' ')) {
      if (line && line.length + word.length + 1 > columns) {
        lines.push(line);
        line = word;
      } else line = line ? `${line} ${word}` : word;
    }
    lines.push(line);
  }
  return lines.join('\n');
}

/** The story as a plain text to keep or to print. */
export function asText(journal: readonly Line[]): string {
  const parts: string[] = [];
  let day = '';
  for (const chapter of chapters(journal)) {
    if (chapter.day !== day) {
      day = chapter.day;
      parts.push(`\n${day}\n${'='.repeat(day.length)}`);
    }
    if (chapter.phase) parts.push(`-- ${chapter.phase} --`);
    for (const { kind, text } of chapter.passages)
      parts.push(kind === 'title' ? `* ${text} *` : kind === 'note' ? wrapped(`[${text}]`) : wrapped(text));
  }
  return `${parts.join('\n\n').trim()}\n`;
}

/** The story as a file on the reader's own device. */
export function keepText(journal: readonly Line[]): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([asText(journal)], { type: 'text/plain;charset=utf-8' }));
  link.download = 'journal.txt';
  link.click();
  URL.revokeObjectURL(link.href);
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

const GOODS = new Set<Event>(['Gained', 'Lost', 'Paid']);
/** They are called so, and set up, before anything comes of a page. */
const NAMED = new Set<Event>(['EventDrawn', 'RaidDrawn', 'FateDrawn', 'ObjectiveSet']);

/** What has happened to us with the page that lies open, beside what is read. */
export function broughtBy(journal: readonly Line[]): string[] {
  const now = journal.at(-1)?.answer;
  const since = journal.slice(journal.findLastIndex((line) => line.answer !== now) + 1);
  const read = since.findIndex((line) => line.event === 'PageRead');
  const weighs = (line: Line): boolean =>
    GOODS.has(line.event) || (!NAMED.has(line.event) && weightOf(line, WEIGHTS) >= HEAVY);
  return read < 0 ? [] : since.filter((line) => isTold(line) && weighs(line)).map((line) => line.text);
}

/** The page that a question comes from which is asked in the middle of a script: what was read or said just before. */
export function scriptOf(journal: readonly Line[]): string[] {
  const now = journal.at(-1)?.answer ?? 0;
  const at = journal.findLastIndex((line) => line.event === 'PageRead');
  const from = journal[at];
  if (!from || now - from.answer > 2) return [];
  const since = journal.slice(at);
  if (since.some((line) => OVER.has(line.event))) return [];
  return since.filter((line) => line.event === 'PageRead' || line.event === 'ScriptChosen').map((line) => line.text);
}

/** Whom the page that was opened last makes us fight, as the library calls them. */
export function foeOf(journal: readonly Line[]): string {
  const opened = journal.findLast((line) => line.event === 'ScriptOpened');
  return opened?.event === 'ScriptOpened' ? `foe-${opened.fields.script}` : '';
}

/** What the epilogue reads about one of us, or, with nobody, about the house: pages of one person belong together. */
export interface Closing {
  person: string;
  title: string;
  paragraphs: string[];
}

/** The pages of the epilogue: the last ones before the line that ends the campaign. */
export function epilogue(journal: readonly Line[], count: number): Closing[] {
  const found: Closing[] = [];
  const read = journal.filter((line) => line.event === 'PageRead' || line.event === 'ScriptOpened');
  let left = count;
  for (const line of read.toReversed()) {
    const last = found[0];
    if (line.event === 'ScriptOpened') {
      if (last && !last.title) last.title = line.text;
      if (!left) break;
    } else if (line.event === 'PageRead' && left) {
      left -= 1;
      const person = line.fields.names?.self ?? '';
      const paragraphs = line.text.split('\n').filter(Boolean);
      if (last && !last.title && last.person === person) last.paragraphs.unshift(...paragraphs);
      else found.unshift({ person, title: '', paragraphs });
    } else break;
  }
  return found;
}

/** What the trip brought, and how it ended. */
const TRIP = new Set<Event>([
  'PartyLeft', 'ResidentMet', 'HidFrom', 'Fled', 'FightEnded', 'PartyLost', 'BroughtHome', 'LeftBehind',
]); // prettier-ignore
/** Stories are in the journal. */
const READ = new Set<Event>(['Story', 'PageRead', 'ScriptOpened', 'ScriptChosen']);

export interface Night {
  /** Those of the party that went out, and where they went. */
  party: string[];
  place: string;
  /** What each person met with, outside or at home. */
  of: Record<string, Line[]>;
  trip: Line[];
  house: Line[];
}

/** What the night did to each of us, out there, and to the house: from the end of the evening on. */
export function nightOf(journal: readonly Line[]): Night {
  const starts = (line: Line, phase: string): boolean => line.event === 'PhaseBegan' && line.fields.phase === phase;
  const evening = journal.findLastIndex((line) => starts(line, 'evening'));
  const since = evening < 0 ? [] : journal.slice(evening + 1);
  const night: Night = { party: [], place: '', of: {}, trip: [], house: [] };
  let [begun, outside] = [false, false];
  for (const line of since) {
    if (line.event === 'PhaseBegan') [begun, outside] = [true, line.fields.phase === 'scavenging'];
    if (!begun || line.event === 'PhaseBegan' || !line.text) continue;
    const person = line.fields && 'person' in line.fields ? line.fields.person : '';
    if (line.event === 'PartyLeft') [night.party, night.place] = [line.fields.people, line.fields.location];
    if (person) (night.of[person] ??= []).push(line);
    else if (outside ? TRIP.has(line.event) : !READ.has(line.event)) night[outside ? 'trip' : 'house'].push(line);
  }
  return night;
}
