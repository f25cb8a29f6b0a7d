/** The lobby over HTTP. A refusal is a Problem: a code, a sentence and what to do. */
import type {
  CardText,
  ChangeTable,
  CloneAt,
  Credentials,
  GameInfo,
  NewTable,
  Person,
  Problem,
  Rename,
  RuleText,
  SeatLink,
  TableInfo,
} from '../protocol';
import { say } from './words.svelte';

export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, headers: { Accept: 'application/json' }, credentials: 'same-origin' };
  if (body instanceof Blob) {
    init.body = body;
    init.headers = { ...init.headers, 'Content-Type': 'application/octet-stream' };
  } else if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, 'Content-Type': 'application/json' };
  }
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Refusal({ code: 'offline', message: say('problem-offline'), hint: say('problem-offline.hint') });
  }
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json().catch(() => undefined)) as T;
  const told = (await answer.json().catch(() => null)) as Partial<Problem> | null;
  throw new Refusal({
    code: told?.code ?? String(answer.status),
    message: told?.message ?? say('problem-unknown', { status: answer.status }),
    hint: told?.hint ?? '',
  });
}

export const api = {
  me: () => ask<Person>('GET', '/api/me'),
  rename: (change: Rename) => ask<Person>('PATCH', '/api/me', change),
  register: (who: Credentials) => ask<Person>('POST', '/api/register', who),
  login: (who: Credentials) => ask<Person>('POST', '/api/login', who),
  logout: () => ask<Person>('POST', '/api/logout'),
  games: () => ask<GameInfo[]>('GET', '/api/games'),
  create: (table: NewTable) => ask<TableInfo>('POST', '/api/tables', table),
  tables: () => ask<TableInfo[]>('GET', '/api/tables'),
  publicTables: () => ask<TableInfo[]>('GET', '/api/tables/public'),
  table: (code: string) => ask<TableInfo>('GET', `/api/tables/${code}`),
  change: (code: string, change: ChangeTable) => ask<TableInfo>('PATCH', `/api/tables/${code}`, change),
  sit: (code: string, seat: number) => ask<TableInfo>('POST', `/api/tables/${code}/seats/${seat}/sit`),
  leave: (code: string, seat: number) => ask<TableInfo>('POST', `/api/tables/${code}/seats/${seat}/leave`),
  sitBot: (code: string, seat: number, bot: string) =>
    ask<TableInfo>('POST', `/api/tables/${code}/seats/${seat}/bot`, { bot }),
  seatLink: (code: string, seat: number) => ask<SeatLink>('POST', `/api/tables/${code}/seats/${seat}/link`),
  /** Whoever sits there becomes the host. */
  makeHost: (code: string, seat: number) => ask<TableInfo>('POST', `/api/tables/${code}/host`, { seat }),
  /** A table of its own from a moment of another, or from now. */
  clone: (code: string, at: CloneAt) => ask<TableInfo>('POST', `/api/tables/${code}/clone`, at),
  load: (save: Blob) => ask<TableInfo>('POST', '/api/import', save),
  cards: (game: string, language: string) => ask<Record<string, CardText>>('GET', `/api/cards/${game}/${language}`),
  board: (game: string) => ask<Record<string, unknown>>('GET', `/api/board/${game}`),
  rules: (game: string, language: string) => ask<RuleText[]>('GET', `/api/rules/${game}/${language}`),
};

export const exported = (code: string): string => `/api/tables/${code}/export`;
