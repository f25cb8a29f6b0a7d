/** What weighs how much in what is told shortly. */
import type { Weights } from '../lib/weights';
import type { Event } from './types';

export const WEIGHTS: Weights<Event> = {
  Died: 3, Left: 3, Joined: 3, PartyLost: 3, Broke: 3, Collapsed: 3, ObjectiveSettled: 3, CampaignEnded: 3,
  StateChanged: 2, Starved: 2, ChildStarved: 2, ProwessTested: 2, EmpathyTested: 2, Thirsted: 2, RaidDrawn: 2, RaidRepelled: 2, EventDrawn: 2, FateDrawn: 2, ColdChanged: 2,
  ResidentMet: 2, VisitorCame: 2, TurnedAway: 2, EnemyKilled: 2, EnemyWounded: 2, EnemyRan: 2, FightBegan: 2, FightEnded: 2, Fled: 2,
  WeaponGone: 2, FittingBuilt: 2, IdeaFound: 2, BroughtHome: 2, ObjectiveSet: 2, LocationReplaced: 2, CrimeSpread: 2,
  Gained: 0, Lost: 0, Paid: 0, CostPaid: 0, TaskGiven: 0, Packed: 0, PhaseBegan: 0, DayBegan: 0, StageBegan: 0, JournalPassed: 0,
  NoiseChanged: 0, DieRolled: 0, DieTurned: 0, BlackRolled: 0, NarrativeDrawn: 0, CardsReturned: 0,
}; // prettier-ignore
