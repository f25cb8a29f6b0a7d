/** The lobby over HTTP. A refusal is a Problem: a code, a sentence and what to do. */
import type {
  CardText,
  ChangeTable,
  CloneAt,
  Credentials,
  Daily,
  GameInfo,
  Goodbye,
  NewPassword,
  NewTable,
  Person,
  Problem,
  Rename,
  RuleText,
  SeatLink,
  SeatOffer,
  Switch,
  TableInfo,
} from '../protocol';
import { say, words } from './words.svelte';

export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers = { Accept: 'application/json', 'Accept-Language': words.language };
  const init: RequestInit = { method, headers, credentials: 'same-origin' };
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
    detail: told?.detail ?? '',
  });
}

export const api = {
  daily: (game: string) => ask<Daily>('GET', `/api/daily/${encodeURIComponent(game)}`),
  tryDaily: (game: string) => ask<TableInfo>('POST', `/api/daily/${encodeURIComponent(game)}`),
  me: () => ask<Person>('GET', '/api/me'),
  rename: (change: Rename) => ask<Person>('PATCH', '/api/me', change),
  register: (who: Credentials) => ask<Person>('POST', '/api/register', who),
  login: (who: Credentials) => ask<Person>('POST', '/api/login', who),
  logout: () => ask<Person>('POST', '/api/logout'),
  logoutElsewhere: () => ask<Person>('DELETE', '/api/devices'),
  changePassword: (wish: NewPassword) => ask<Person>('POST', '/api/password', wish),
  /** To be forgotten; a new guest is left. */
  go: (goodbye: Goodbye) => ask<Person>('DELETE', '/api/me', goodbye),
  games: () => ask<GameInfo[]>('GET', '/api/games'),
  create: (table: NewTable) => ask<TableInfo>('POST', '/api/tables', table),
  tables: () => ask<TableInfo[]>('GET', '/api/tables'),
  publicTables: () => ask<TableInfo[]>('GET', '/api/tables/public'),
  table: (code: string) => ask<TableInfo>('GET', `/api/tables/${code}`),
  change: (code: string, change: ChangeTable) => ask<TableInfo>('PATCH', `/api/tables/${code}`, change),
  deleteTable: (code: string) => ask<void>('DELETE', `/api/tables/${code}`),
  sit: (code: string, seat: number) => ask<TableInfo>('POST', `/api/tables/${code}/seats/${seat}/sit`),
  leave: (code: string, seat: number) => ask<TableInfo>('POST', `/api/tables/${code}/seats/${seat}/leave`),
  /** A bot for a seat, or none; only for this turn. */
  sitBot: (code: string, seat: number, bot: string, turn = false) =>
    ask<TableInfo>('POST', `/api/tables/${code}/seats/${seat}/bot`, { bot, turn }),
  seatLink: (code: string, seat: number) => ask<SeatLink>('POST', `/api/tables/${code}/seats/${seat}/link`),
  seatOffer: (token: string) => ask<SeatOffer>('GET', `/api/links/${token}`),
  openLink: (token: string) => ask<TableInfo>('POST', `/api/links/${token}`),
  /** Whoever sits there becomes the host. */
  makeHost: (code: string, seat: number) => ask<TableInfo>('POST', `/api/tables/${code}/host`, { seat }),
  /** A table of its own from a moment of another, or from now. */
  clone: (code: string, at: CloneAt) => ask<TableInfo>('POST', `/api/tables/${code}/clone`, at),
  load: (save: Blob) => ask<TableInfo>('POST', '/api/import', save),
  cards: (game: string, language: string) => ask<Record<string, CardText>>('GET', `/api/cards/${game}/${language}`),
  board: <T>(game: string) => ask<T>('GET', `/api/board/${game}`),
  switches: (game: string, language: string) => ask<Switch[]>('GET', `/api/switches/${game}/${language}`),
  rules: (game: string, language: string) => ask<RuleText[]>('GET', `/api/rules/${game}/${language}`),
};

export const exported = (code: string): string => `/api/tables/${code}/export`;
