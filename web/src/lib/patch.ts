/** What the page keeps of a match, and how messages of the table change it. Plain functions, nothing is changed in place. */
import type {
  ChatLine,
  FromTable,
  Line,
  Question,
  Reacted,
  SeatInfo,
  TableInfo,
  TableLine,
  TakenBack,
  UndoLevel,
  Update,
  Voices,
  Welcome,
  Wish,
} from '../protocol';
import { cards } from './cards.svelte';
import { uncoded } from './pointing';

export interface Match {
  serial: number;
  table: TableInfo;
  view: Record<string, unknown>;
  questions: Question[];
  journal: Line[];
  chat: ChatLine[];
  /** What the table has seen. */
  log: TableLine[];
  undo: UndoLevel[];
  /** What can be brought back. */
  undone: TakenBack[];
  /** What somebody asks the others to take back or to bring back. */
  wish: Wish | null;
  /** What the others say on the open question. */
  voices: Voices;
  /** The lines that the last message brought: what is to be played on the board. */
  fresh: Line[];
  /** The lines of the last answer, until the next one. */
  news: Line[];
}

/** Codes of places are for the table; on the page they have names. */
export const named = <T extends Line | Question>(told: T): T => uncoded(told, (id) => cards.name(id));

export const JOURNAL_MOST = 4000;

export function welcomed(message: Welcome, before: Match | null): Match {
  const journal = message.journal.map(named);
  const known = before && before.table.code === message.table.code ? before.journal.length : -1;
  // After a lost connection only what is new is played; on arriving, nothing.
  const fresh = known < 0 || known > journal.length ? [] : journal.slice(known);
  return {
    serial: message.serial,
    table: message.table,
    view: message.view,
    questions: message.questions.map(named),
    journal,
    chat: message.chat,
    log: message.log,
    undo: message.undo,
    undone: message.undone,
    wish: message.wish ?? null,
    voices: message.voices,
    fresh,
    news: fresh,
  };
}

export function updated(match: Match, message: Update): Match {
  const lines = message.lines.map(named);
  const keep = message.keep;
  const old = keep === null || keep === undefined ? match.journal : match.journal.filter((line) => line.answer <= keep);
  return {
    ...match,
    serial: message.serial,
    view: { ...match.view, ...message.changed },
    questions: message.questions.map(named),
    journal: [...old, ...lines].slice(-JOURNAL_MOST),
    undo: message.undo,
    undone: message.undone,
    wish: null,
    voices: message.voices,
    fresh: lines,
    news: lines,
  };
}

/** Whoever has another name now has said under it what they said at their seat. */
export function renamed(chat: ChatLine[], before: SeatInfo[], after: SeatInfo[]): ChatLine[] {
  const called = (line: ChatLine): string => {
    const [old, now] = [before, after].map((seats) => seats.find((seat) => seat.seat === (line.seat ?? null)));
    return old && now && old.person === now.person && old.name === line.name ? now.name || line.name : line.name;
  };
  return chat.map((line) => (called(line) === line.name ? line : { ...line, name: called(line) }));
}

/** What people think of a line of chat now. */
const reacted = (chat: ChatLine[], { line, reactions }: Reacted): ChatLine[] =>
  chat.map((one) => (one.id === line ? { ...one, reactions } : one));

/** The same seen again takes the place of the first time. */
function logged(log: TableLine[], line: TableLine): TableLine[] {
  const known = log.some((one) => one.id === line.id);
  return known ? log.map((one) => (one.id === line.id ? line : one)) : [...log, line];
}

/** The match after a message; `null` before the first welcome. */
export function told(match: Match | null, message: FromTable): Match | null {
  if (message.tell === 'welcome') return welcomed(message, match);
  if (!match) return null;
  switch (message.tell) {
    case 'update':
      return message.serial < match.serial ? match : updated(match, message);
    case 'seats':
      return {
        ...match,
        table: message.table,
        chat: renamed(match.chat, match.table.seats, message.table.seats),
        fresh: [],
      };
    case 'chat':
      return { ...match, chat: [...match.chat, message.line], fresh: [] };
    case 'reacted':
      return { ...match, chat: reacted(match.chat, message), fresh: [] };
    case 'log':
      return { ...match, log: logged(match.log, message.line), fresh: [] };
    case 'wish':
      return { ...match, wish: message.wish ?? null, fresh: [] };
    case 'voices':
      return { ...match, voices: message.voices, fresh: [] };
    default:
      return match;
  }
}

export function answerable(question: Question): boolean {
  return (question.choices?.length ?? 0) > 0 || (question.low ?? null) !== null;
}

/** The questions that this seat can read, also those that others answer. */
export const readable = (match: Match | null): Question[] => (match?.questions ?? []).filter(answerable);

/** The questions that this seat answers: its own, and those of somebody who is away. */
export function mine(match: Match | null): Question[] {
  const you = match?.table.you ?? null;
  const deputy = you !== null && match?.voices.deputy === you;
  return readable(match).filter((question) => question.seat === you || deputy);
}

/** The seats that are asked anything. */
export const askedSeats = (match: Match | null): number[] => [
  ...new Set((match?.questions ?? []).map((one) => one.seat)),
];
