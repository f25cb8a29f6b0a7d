/** A view that the page knows nothing about, sorted into what can be drawn: simple fields, and lists of records. */
import type { Wire } from '../lib/typed';

export type Fields = Record<string, unknown>;

/** The view with the name of its game. */
export interface PlainView {
  game: string;
  fields: Fields;
}

export interface PlainWire extends Wire {
  view: PlainView;
}

export interface Shown {
  simple: [string, unknown[]][];
  lists: [string, Fields[]][];
}

/** What is told in another place, or is nothing to look at. */
const LEFT_OUT = new Set(['outcome', 'asked', 'type']);

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function records(value: unknown): Fields[] {
  if (Array.isArray(value)) return value.length && value.every(isRecord) ? value : [];
  if (!isRecord(value)) return [];
  const rows = Object.entries(value);
  if (rows.length && rows.every(([, row]) => isRecord(row)))
    return rows.map(([key, row]) => ({ key, ...(row as Fields) }));
  return rows.length ? [value] : [];
}

export function shown(view: Fields): Shown {
  const found: Shown = { simple: [], lists: [] };
  for (const [field, value] of Object.entries(view)) {
    if (LEFT_OUT.has(field) || value === null || value === undefined || value === '') continue;
    const rows = records(value);
    if (rows.length) found.lists.push([field, rows]);
    else if (Array.isArray(value)) {
      if (value.length) found.simple.push([field, value]);
    } else if (!isRecord(value)) found.simple.push([field, [value]]);
  }
  return found;
}

/** What the lists of a view say about a seat. */
export function ofSeat(view: Fields, seat: number): Fields[] {
  return shown(view).lists.flatMap(([, rows]) => rows.filter((row) => row.seat === seat));
}
