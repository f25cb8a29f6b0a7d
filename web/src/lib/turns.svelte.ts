/** One's own matches as they are now, and that it is one's turn: the line of the lobby, told wherever the page is open. */
import type { FromLobby, TableInfo } from '../protocol';
import { badge } from './badge';
import { notify } from './notify';
import { WAITS } from './link.svelte';
import { say } from './words.svelte';

const PING = 60_000;
/** The close code of a browser that the table does not know. */
const NOBODY = 4401;

export const isYours = (table: TableInfo): boolean =>
  table.state === 'playing' &&
  typeof table.you === 'number' &&
  !table.seats[table.you]?.bot &&
  table.asked.includes(table.you);

/** Whether somebody else waits there: a match of one's own is always one's turn, and nobody need be told. */
export const isAwaited = (table: TableInfo): boolean =>
  isYours(table) && table.seats.some((seat) => seat.person && seat.seat !== table.you);

/** One's turn first, then what is played, then what is over; in each the last that was played. */
export function inOrder(tables: readonly TableInfo[]): TableInfo[] {
  const rank = (table: TableInfo): number => (table.outcome ? 2 : isYours(table) ? 0 : 1);
  return [...tables].sort((a, b) => rank(a) - rank(b) || (a.changed < b.changed ? 1 : -1));
}

/** The list after a message. */
export function listed(tables: readonly TableInfo[] | null, message: FromLobby): TableInfo[] {
  if (message.tell === 'tables') return message.tables;
  const code = message.tell === 'table' ? message.table.code : message.code;
  const others = (tables ?? []).filter((table) => table.code !== code);
  return message.tell === 'table' ? [message.table, ...others] : others;
}

class Turns {
  tables = $state.raw<TableInfo[] | null>(null);
  awaited = $derived((this.tables ?? []).filter(isAwaited).length);
  private socket: WebSocket | null = null;
  private tries = 0;
  private ping: ReturnType<typeof setInterval> | undefined;

  /** Once, when the page knows who is there; another person has other matches. */
  follow(): void {
    const before = this.socket;
    this.socket = null;
    before?.close();
    this.connect();
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = (this.socket = new WebSocket(`${scheme}://${location.host}/ws`));
    socket.onopen = () => {
      clearInterval(this.ping);
      this.ping = setInterval(() => socket.readyState === WebSocket.OPEN && socket.send('{}'), PING);
    };
    socket.onmessage = (event) => {
      if (this.socket === socket) this.hear(JSON.parse(String(event.data)) as FromLobby);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      clearInterval(this.ping);
      if (event.code === NOBODY) return;
      setTimeout(
        () => this.socket === socket && this.connect(),
        WAITS[Math.min(this.tries++, WAITS.length - 1)] ?? 1000,
      );
    };
  }

  private hear(message: FromLobby): void {
    this.tries = 0;
    const before = this.tables;
    this.tables = listed(before, message);
    badge(this.awaited);
    // On coming nothing is new.
    if (before && message.tell === 'table') this.tell(before, message.table);
  }

  /** It has become one's turn where others play, people or bots. */
  private tell(before: readonly TableInfo[], table: TableInfo): void {
    const was = before.find((one) => one.code === table.code);
    if (table.seats.length > 1 && isYours(table) && (!was || !isYours(was)))
      notify(table.name, say('match-yours'), `/table/${table.code}`);
  }
}

export const turns = new Turns();
