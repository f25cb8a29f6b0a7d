/** What is printed on the components, fetched once; and how things are called and drawn. */
import { cards } from '../lib/cards.svelte';
import { kindOf } from '../lib/ids';
import type { IconName } from '../lib/icon-names';
import { Printed } from '../lib/printed.svelte';
import { say } from '../lib/words.svelte';
import { LOOKS } from './busts';
import type { Event, StalkerView } from './types';
import type * as wire from './wire';

export const printed = new Printed<wire.Printed>('stalker');

export const weaponPiece = (card: string) => printed.now?.weapons[kindOf(card)];
export const armourPiece = (card: string) => printed.now?.armours[kindOf(card)];
export const artifactPiece = (card: string) => printed.now?.artifacts[kindOf(card)];
export const itemPiece = (card: string) => printed.now?.items[kindOf(card)];
export const attachmentPiece = (card: string) => printed.now?.attachments[kindOf(card)];
export const enemyPiece = (kind: string) => printed.now?.enemies[kind];
export const stalkerPiece = (key: string) => printed.now?.stalkers[key];

export function figure(view: StalkerView, seat: number): string {
  return view.stalkers.find((stalker) => stalker.seat === seat)?.card ?? '';
}

/** The seats by their stalkers, as stories and figures tell of them; before one is chosen by their people. */
export const calledBy = (view: StalkerView, people: readonly string[]): string[] =>
  people.map((person, seat) => {
    const card = figure(view, seat);
    return card ? cards.name(card) : person;
  });

/** Somebody who has a face: a contact, or one of those whom only stories tell of. */
export const personName = (id: string): string =>
  cards.of(id)?.name ?? (id in LOOKS.NAMED ? say(`stalker-person-${id}`) : '');

/** The shape of a marker beside its colour, by the colour's sign. */
export const TONES: Record<string, string> = { C1: 'one', C2: 'two', C3: 'three', C4: 'four' };

/** The sign of a weapon by its kind. */
export const WEAPON_ICONS: Record<string, IconName> = {
  pistol: 'pistol-gun',
  revolver: 'pistol-gun',
  shotgun: 'sawed-off-shotgun',
  smg: 'mp5',
  sniper: 'lee-enfield',
  crossbow: 'crossbow',
};

export const STANDEE_ICONS: Record<string, IconName> = {
  bandit: 'bandit',
  soldier: 'helmet',
  armored_enemy: 'executioner-hood',
  snork: 'gas-mask',
  dog: 'wolf-head',
  rodent: 'rat',
  swarm: 'spider-alt',
  tick: 'spider-face',
  zombie: 'shambling-zombie',
  bloodsucker: 'tentacles-skull',
  controller: 'brain-tentacle',
  poltergeist: 'floating-ghost',
  horned_one: 'boar',
  izlom: 'hooded-figure',
  chimera: 'werewolf',
  pseudogiant: 'monster-grasp',
};

export const EVENT_ICONS: Partial<Record<Event, IconName>> = {
  StalkerChosen: 'hood', LeadChosen: 'flag-objective', Bought: 'coins', MagazineBought: 'coins', MissionBegan: 'flag-objective',
  EventDrawn: 'card-draw', TurnBegan: 'walking-boot', EnemyPhaseBegan: 'beast-eye', LeadPassed: 'flag-objective',
  MissionEnded: 'checkered-flag', Stepped: 'footsteps', Pushed: 'footsteps', Relocated: 'footsteps', Turned: 'eyeball',
  Interrupted: 'eye-target', AttentionPlaced: 'ringing-alarm', AttentionReduced: 'sound-off', AttentionMoved: 'ringing-alarm',
  MarkerPlaced: 'ringing-alarm', DecoyThrown: 'hexagonal-nut', BoltThrown: 'hexagonal-nut', HpLost: 'bleeding-wound',
  Healed: 'first-aid-kit', CriticallyInjured: 'broken-bone', InjuriesHealed: 'first-aid-kit', StalkerDied: 'death-skull',
  DoseChanged: 'radioactive', StatusGained: 'hazard-sign', StatusLost: 'shield', TokensGained: 'backpack',
  TokensSpent: 'backpack', CardGained: 'backpack', CardEquipped: 'armor-vest', CardStowed: 'backpack',
  CardInstalled: 'spanner', CardGiven: 'shaking-hands', TokensGiven: 'shaking-hands', CardDiscarded: 'trash-can',
  CardUsed: 'swap-bag', Reloaded: 'machine-gun-magazine', AmmoChanged: 'bullets', MoneyChanged: 'coins',
  DiceRolled: 'perspective-dice-six-faces-random', DiceRerolled: 'perspective-dice-six-faces-random',
  AnomalyDieRolled: 'vortex', AttackDeclared: 'targeting', HeadAimed: 'targeting', MasksSpent: 'skull-mask', HitChecked: 'eye-target',
  WoundDrawn: 'bleeding-wound', EhpLost: 'bleeding-wound', EnemyDied: 'death-skull', EnemyAttacked: 'claws',
  AttackWasted: 'run', Defended: 'shield', ControlTaken: 'brain-tentacle', ControlDrawn: 'brain-tentacle', Reacted: 'beast-eye',
  ActivationDrawn: 'card-draw', PointBegan: 'beast-eye', EnemyPlaced: 'position-marker', EnemyRemoved: 'run',
  SpecialUsed: 'beast-eye', LootPlaced: 'wooden-crate', LootTaken: 'wooden-crate', UnknownPlaced: 'uncertainty',
  UnknownResolved: 'uncertainty', TokenSeen: 'eyeball', FogPlaced: 'fog', TrapPlaced: 'wolf-trap', TrapSprung: 'wolf-trap',
  AnomalyActivated: 'vortex', AnomalyHeld: 'vortex', AnomalyMoved: 'vortex', AnomalyGone: 'vortex',
  ArtifactFound: 'floating-crystal', ArtifactTaken: 'floating-crystal', CompanionFled: 'run', CardFlipped: 'open-book',
  CardTaken: 'open-book', BackSeen: 'eyeball', CardLaid: 'open-book', EnvironmentDiscarded: 'trash-can',
  Walked: 'footsteps', Prepared: 'hexagonal-nut', StoodUp: 'run', LookedAround: 'eyeball', GrenadeMissed: 'targeting',
  PoolEmpty: 'uncertainty', NoUnknownLeft: 'uncertainty', RoundEndReached: 'card-draw', SetupRead: 'position-marker',
  GotUp: 'beast-eye', StarsAdded: 'perspective-dice-six-faces-random', CubesAdded: 'cube', MissionActionTaken: 'crowbar', Remembered: 'notebook', SpaceFlooded: 'big-wave', Story: 'open-book',
}; // prettier-ignore
