/** What weighs how much in what is told shortly. */
import type { Weights } from '../lib/weights';
import type { Event } from './types';

export const WEIGHTS: Weights<Event> = {
  Died: 3, TraumaTaken: 3, LeftTheGame: 3, EmissionStruck: 3, SecretDiscovered: 3, MissionFailed: 3, MatchWon: 3, MatchLost: 3,
  DamageTaken: 2, FatigueOverflowed: 2, ItemDamaged: 2, NewsDrawn: 2, EventDrawn: 2, EncounterBegan: 2, ThreatBeaten: 2, ThreatWon: 2,
  Fled: 2, FacilityOpened: 2, FacilityRansacked: 2, TestEnded: 2, ItemGained: 2, Relocated: 2, Ran: 2, SecretKept: 2,
  CharacterChosen: 2,
  MarketRenewed: 0, EmissionAdvanced: 0, FatigueChanged: 0, RublesChanged: 0, VoicePassed: 0, PhaseBegan: 0, RoundBegan: 0,
  SourceUsed: 0, ItemDiscarded: 0, ItemPacked: 0, Rolled: 0, Forced: 0, NothingHappened: 0, ThreatDiscarded: 0,
}; // prettier-ignore
