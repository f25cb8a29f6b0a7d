/** What weighs how much in what is told shortly. */
import type { Weights } from '../lib/weights';
import type { Event } from './types';

export const WEIGHTS: Weights<Event> = {
  StalkerDied: 3, CriticallyInjured: 3, CharacterDied: 3, CharacterDown: 3, CompanionFled: 3, MissionEnded: 3, CardFlipped: 3, CardTaken: 3,
  ZoneEventDrawn: 3,
  HpLost: 2, CharacterHurt: 2, EnemyDied: 2, EhpLost: 2, WoundDrawn: 2, EnemyAttacked: 2, EnemyPlaced: 2, UnknownResolved: 2, TokenSeen: 2,
  BackSeen: 2, AnomalyActivated: 2, TrapSprung: 2, SpecialUsed: 2, Interrupted: 2, EventDrawn: 2, FateRolled: 2, RoundEndReached: 2,
  LootTaken: 2, ArtifactFound: 2, ArtifactTaken: 2, Remembered: 2, CounterChanged: 2, RequestChecked: 2, CharacterCame: 2, GotUp: 2,
  TieSettled: 0, Turned: 0, CardEquipped: 0, CardStowed: 0, CardInstalled: 0, TokensGained: 0, TokensSpent: 0, LeadPassed: 0, LeadChosen: 0,
  TurnBegan: 0, RoundBegan: 0, EnemyPhaseBegan: 0, ActivationDrawn: 0, PointBegan: 0, LookedAround: 0, DiceRolled: 0, StatusLost: 0,
  EnvironmentDiscarded: 0, CardUsed: 0,
}; // prettier-ignore
