/** Records come without what is as usual; here it is filled in, so that everybody else can rely on it. */
import type {
  AnomalyRecord,
  CardRecord,
  CompanionRecord,
  EnemyCardRecord,
  EnemyRecord,
  StalkerRecord,
  StalkerView,
} from './types';

const STALKER: StalkerRecord = {
  seat: 0, card: '', space: -1, hp: 0, dose: 0, focus: false, pinned: false, exposed: false, attention: '', noticed: -1,
  slots: [0, 0], cubes: [0, 0], injured: [false, false], taken: [false, false], bolts: 0, pistol: 0, rifle: 0, shotgun: 0,
  moved: false, used: [], next_free: [], dead: false,
}; // prettier-ignore
const CARD: CardRecord = { id: '', owner: 0, place: 'backpack', host: '', ammo: 0 };
const ENEMY: EnemyRecord = {
  id: '', kind: '', space: -1, facing: 'N', lost: 0, pinned: false, exposed: false, hurt: false, carries: '',
}; // prettier-ignore
const ENEMY_CARD: EnemyCardRecord = { kind: '', colour: '', team: 0, pool: [] };
const COMPANION: CompanionRecord = { id: '', contact: '', owner: 0, space: -1, cubes: 0 };
const ANOMALY: AnomalyRecord = { id: '', card: '', overlays: [], at: 0, artifact: false, covers: [], scanned: [] };

function all<T>(usual: T, records: unknown): T[] {
  return Array.isArray(records) ? records.map((record: Partial<T>) => ({ ...usual, ...record })) : [];
}

let last: { raw: unknown; view: StalkerView } | null = null;

export function read(raw: Record<string, unknown>): StalkerView {
  if (last?.raw === raw) return last.view;
  const view = {
    ...raw,
    stalkers: all(STALKER, raw.stalkers),
    cards: all(CARD, raw.cards),
    enemies: all(ENEMY, raw.enemies),
    enemy_cards: all(ENEMY_CARD, raw.enemy_cards),
    companions: all(COMPANION, raw.companions),
    anomalies: all(ANOMALY, raw.anomalies),
  } as unknown as StalkerView;
  last = { raw, view };
  return view;
}
