/** The lobby over HTTP. A refusal is a Problem: a code, a sentence and what to do. */
import type {
  CardText,
  ChangeTable,
  CloneAt,
  Credentials,
  Daily,
  Device,
  GameInfo,
  Goodbye,
  Here,
  HookSecret,
  NewPassword,
  NewTable,
  Parting,
  Person,
  Problem,
  Recovered,
  Recovery,
  Rename,
  ResetCode,
  ResetPassword,
  RuleText,
  SeatLink,
  SeatOffer,
  Sheet,
  Slow,
  Switch,
  TableInfo,
} from '../protocol';
import { reach } from './reach.svelte';
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
    reach.away = false;
  } catch {
    reach.away = true;
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
  /** Where one is signed in, and signing out one of them; which are left. */
  devices: () => ask<Device[]>('GET', '/api/devices'),
  signOut: (device: string) => ask<Device[]>('DELETE', `/api/devices/${device}`),
  /** A code for a new password, and a new password by a code. */
  resetCode: () => ask<ResetCode>('POST', '/api/me/reset'),
  reset: (wish: ResetPassword) => ask<Person>('POST', '/api/reset', wish),
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
  /** Where two branches of a match part. */
  beside: (code: string, other: string) => ask<Parting>('GET', `/api/tables/${code}/beside/${other}`),
  /** The position on paper. */
  sheet: (code: string, language: string) => ask<Sheet>('GET', `/api/tables/${code}/sheet/${language}`),
  /** Where others find this server. */
  here: () => ask<Here>('GET', '/api/here'),
  /** A code by which this guest can be had back, and having one back. */
  recovery: () => ask<Recovery>('POST', '/api/recovery'),
  recover: (code: string) => ask<Recovered>('POST', '/api/recover', { code }),
  /** The same people at a new table. */
  again: (code: string, config: Record<string, unknown> = {}) =>
    ask<TableInfo>('POST', `/api/tables/${code}/again`, { config }),
  slow: (code: string) => ask<Slow>('GET', `/api/tables/${code}/slow`),
  setSlow: (code: string, days: number) => ask<Slow>('PUT', `/api/tables/${code}/slow`, { days }),
  agreeSlow: (code: string, agree: boolean) => ask<Slow>('POST', `/api/tables/${code}/slow`, { agree }),
  setHook: (code: string, url: string) => ask<HookSecret>('PUT', `/api/tables/${code}/hook`, { url }),
  load: (save: Blob) => ask<TableInfo>('POST', '/api/import', save),
  cards: (game: string, language: string) =>
    ask<Record<string, CardText>>('GET', `/api/cards/${game}/${language}/brief`),
  stories: (game: string, language: string) =>
    ask<Record<string, Partial<CardText>>>('GET', `/api/cards/${game}/${language}/stories`),
  board: <T>(game: string) => ask<T>('GET', `/api/board/${game}`),
  switches: (game: string, language: string) => ask<Switch[]>('GET', `/api/switches/${game}/${language}`),
  rules: (game: string, language: string) => ask<RuleText[]>('GET', `/api/rules/${game}/${language}`),
};

/** Everything that is kept of this person, as a file. */
export const MY_DATA = '/api/me/export';
export const exported = (code: string): string => `/api/tables/${code}/export`;
