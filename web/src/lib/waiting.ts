/** What is told while nothing is asked of whoever looks at a table. */
import { botWaits } from './council.svelte';
import type { Sitting } from './sitting.svelte';
import { say } from './words.svelte';

export function waitingFor(at: Sitting): string {
  const { link, match, table, face, show, asked, played, over, asks, decides, names } = at;
  if (link.status === 'old' || at.outdated) return say('too-old');
  if (!match || !table || !face) return say('connecting');
  // What is being watched speaks for itself, unless somebody else is asked something at that moment.
  if (!show.live && asked.every((seat) => seat === table.you)) return '';
  if (played && !over) {
    const told = say(played.lent ? 'bot-plays-turn' : 'bot-plays', { bot: say(`bot-${played.bot}`) });
    const waits = table.seats.every((seat) => !seat.person || (seat.bot && !seat.lent));
    return waits ? `${told} ${say('bot-plays-waits')}` : told;
  }
  if (asks) {
    const name = names[asks.seat] ?? '';
    const bot = !decides && table.seats[asks.seat]?.bot ? botWaits(match.voices, table.you ?? -1) : '';
    return join(say(bot || (decides ? 'advice-deputy' : 'advice-decides'), { name }), asks.aim);
  }
  const free = asked.filter((seat) => !table.seats[seat]?.bot && !table.seats[seat]?.person);
  if (free.length) return say(at.seated ? 'waiting-free' : 'waiting-free-visitor', { count: free.length });
  const told = match.questions.find((one) => one.text && one.choices?.length && asked.includes(one.seat))?.text;
  const who = asked.map((seat) => names[seat]).join(', ');
  if (over) return say('match-over');
  const aims = match.questions.filter((one) => asked.includes(one.seat)).map((one) => one.aim);
  return join(told || say('waiting-for', { names: who || '…' }), ...aims);
}

/** What is told, and what the bots that are asked are up to. */
const join = (...sentences: (string | undefined)[]): string => sentences.filter(Boolean).join(' ');
