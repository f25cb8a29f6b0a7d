/** The guide of the first match: which tip fits the question at hand. */
import type { Asked as Stalker } from '../stalker/wire';
import type { Asked as Twom } from '../twom/wire';
import type { Asked as Zona } from '../zona/wire';
import { procedureOf, type Procedure } from './typed';

type Kind<A> = (keyof A & string) | Procedure<keyof A & string>;

export interface Tip<K = string> {
  /** The id of its message, and what is remembered when it was read. */
  id: string;
  /** The part of the table it points at. */
  anchor: 'decision' | 'board' | 'people' | 'side' | 'undo' | 'closed';
  /** Kinds of questions it belongs to, or the procedures that ask; none: any. */
  kinds?: K[];
}

export const TIPS: { zona: Tip<Kind<Zona>>[]; stalker: Tip<Kind<Stalker>>[]; twom: Tip<Kind<Twom>>[] } = {
  zona: [
    { id: 'guide-zona-welcome', anchor: 'decision' },
    { id: 'guide-zona-character', anchor: 'decision', kinds: ['keep_board', 'match'] },
    { id: 'guide-zona-turn', anchor: 'board', kinds: ['take_turn'] },
    { id: 'guide-zona-goal', anchor: 'board', kinds: ['take_turn'] },
    { id: 'guide-zona-board', anchor: 'people', kinds: ['take_turn'] },
    { id: 'guide-zona-test', anchor: 'decision', kinds: ['test.ready'] },
    { id: 'guide-zona-react', anchor: 'decision', kinds: ['test.react'] },
    { id: 'guide-zona-damage', anchor: 'decision', kinds: ['damage'] },
    { id: 'guide-zona-encounter', anchor: 'decision', kinds: ['encounter'] },
    { id: 'guide-zona-camp', anchor: 'side', kinds: ['camp', 'trade'] },
    { id: 'guide-zona-story', anchor: 'decision', kinds: ['chosen_part'] },
    { id: 'guide-zona-undo', anchor: 'undo', kinds: ['take_turn'] },
    { id: 'guide-zona-rules', anchor: 'side', kinds: ['take_turn'] },
  ],
  stalker: [
    { id: 'guide-stalker-welcome', anchor: 'decision' },
    { id: 'guide-stalker-move', anchor: 'board', kinds: ['turn'] },
    { id: 'guide-stalker-sight', anchor: 'board', kinds: ['turn'] },
    { id: 'guide-stalker-pda', anchor: 'people', kinds: ['turn'] },
    { id: 'guide-stalker-mission', anchor: 'side', kinds: ['turn'] },
    { id: 'guide-stalker-shoot', anchor: 'board', kinds: ['turn'] },
    { id: 'guide-stalker-enemies', anchor: 'board', kinds: ['players_phase'] },
  ],
  twom: [
    { id: 'guide-twom-welcome', anchor: 'decision' },
    { id: 'guide-twom-plan', anchor: 'board', kinds: ['action_stage'] },
    { id: 'guide-twom-group', anchor: 'people', kinds: ['action_stage'] },
    { id: 'guide-twom-storage', anchor: 'side', kinds: ['action_stage'] },
    { id: 'guide-twom-dusk', anchor: 'board', kinds: ['dusk_phase'] },
    { id: 'guide-twom-evening', anchor: 'board', kinds: ['evening_phase'] },
    { id: 'guide-twom-walk', anchor: 'board', kinds: ['exploration'] },
  ],
};

export function tipFor(game: string, kind: string | null, seen: readonly string[]): Tip | null {
  const tips: Record<string, Tip[]> = TIPS;
  const open = (tips[game] ?? []).filter((tip) => !seen.includes(tip.id));
  return (
    open.find(
      (tip) => !tip.kinds || (kind !== null && tip.kinds.some((one) => one === kind || one === procedureOf(kind))),
    ) ?? null
  );
}
