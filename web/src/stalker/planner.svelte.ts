/** What a player is about to do on the map: a way to somewhere, a way drawn by hand, an attack on somebody. */
import { sorted, written } from '../lib/options';
import type { Step } from '../lib/plan.svelte';
import { goals, walk, within, type Kind } from './routes';
import type { Aim, Choice, Danger, Facts, Line, Preview, Question, Route, Said, StalkerView, Traced } from './types';

export interface Way {
  route: Route;
  /** What walks it at this price: options, or `step` while it is being walked. */
  by: { kind: Kind; choice: Choice | undefined }[];
}

export interface Attack {
  key: string;
  choice: Choice | undefined;
  aims: Aim[];
}

const wish = (kind: Kind, through: readonly string[]): string => [kind, ...through].join(' ');

const isWay = (facts: Preview['facts']): facts is Traced => 'through' in facts;

export class Planner {
  /** The space that was clicked. */
  chosen = $state('');
  /** The way that is being drawn: the spaces that it is to lead over. The table finds the way between them and prices it. */
  drawn = $state.raw<string[] | null>(null);
  /** The option that walks the drawn way. */
  private pen = $state<Kind>('move');
  /** What the table said of the drawn way; what it was asked last, and what it has answered last. */
  private traced = $state.raw<Traced | null>(null);
  private asked = $state('');
  private answered = $state('');
  /** Who would attack at the end of the way to the chosen space, and for which way the table was asked that. */
  private there = $state.raw<Danger | null>(null);
  private weighed = '';
  /** The enemy that was clicked. */
  aimed = $state('');
  /** The space under the pointer or in the focus. */
  hovered = $state('');

  constructor(
    private readonly view: () => StalkerView,
    private readonly question: () => Question | null,
    private readonly ask: (option: string, through: string[]) => void,
  ) {}

  facts = $derived.by<Facts>(() => this.question()?.facts ?? {});
  kinds = $derived.by<Kind[]>(() => {
    const question = this.question();
    const open = question ? sorted(question).open.map((choice) => choice.option) : [];
    return Object.keys(this.facts.routes ?? {}).filter((kind) => kind === 'step' || open.includes(kind));
  });
  /** Where one can go; while a way is drawn, where it can go on to. */
  reachable = $derived.by<ReadonlySet<string>>(() =>
    this.drawn && this.traced ? within(this.traced) : goals(this.facts.routes ?? {}, this.kinds),
  );

  ways = $derived.by<Way[]>(() => {
    const option = (kind: Kind): Choice | undefined =>
      this.question()?.choices.find((choice) => choice.option === kind);
    if (this.drawn) {
      const route = this.drawn.length ? this.traced?.route : null;
      return route ? [{ route, by: [{ kind: this.pen, choice: option(this.pen) }] }] : [];
    }
    const found: Way[] = [];
    for (const kind of this.kinds) {
      const route = this.facts.routes?.[kind]?.[this.chosen];
      const same = found.find((way) => JSON.stringify(way.route) === JSON.stringify(route));
      const way = { kind, choice: option(kind) };
      if (same) same.by.push(way);
      else if (route) found.push({ route, by: [way] });
    }
    return found;
  });

  attacks = $derived.by<Attack[]>(() => {
    if (!this.aimed) return [];
    return Object.entries(this.facts.aims ?? {})
      .map(([key, aims]) => ({
        key,
        choice: this.question()?.choices.find((choice) => choice.option === key),
        aims: aims.filter((aim) => aim.target === this.aimed),
      }))
      .filter(({ aims }) => aims.length);
  });

  /** The way to be drawn on the map: the planned one, or the one to the space under the pointer. */
  route = $derived.by<Route | null>(() => {
    if (this.drawn || this.chosen) return this.ways[0]?.route ?? null;
    if (this.aimed) return null;
    const kind = this.kinds.find((one) => this.facts.routes?.[one]?.[this.hovered]);
    return kind ? (this.facts.routes?.[kind]?.[this.hovered] ?? null) : null;
  });

  /** Who attacks if the turn ends where the planned way leads to; if none is planned, where the stalker stands. */
  danger = $derived.by<Danger | null>(() => {
    if (this.drawn) return this.drawn.length ? (this.traced?.danger ?? null) : null;
    if (this.chosen && this.ways.length) return this.there;
    return this.facts.danger ?? null;
  });

  /** Ask the table who would attack at the end of the way to the chosen space. */
  weigh(): void {
    this.there = null;
    const kind = this.chosen && !this.drawn ? this.ways[0]?.by[0]?.kind : undefined;
    this.weighed = kind ? wish(kind, [this.chosen]) : '';
    if (kind) this.ask(kind, [this.chosen]);
  }

  canShoot(enemy: string): boolean {
    return Object.values(this.facts.aims ?? {}).some((aims) => aims.some((aim) => aim.target === enemy));
  }

  /** A new question: nothing is planned, but for the enemy whose body part is asked for. */
  reset(): void {
    this.close();
    const kind = this.question()?.kind;
    if (kind === 'weapon_attack_run.choose_part' || kind === 'knife_attack.choose_part')
      this.aimed = Object.values(this.facts.aims ?? {})[0]?.[0]?.target ?? '';
  }

  close(): void {
    this.chosen = '';
    this.drawn = null;
    this.traced = null;
    this.there = null;
    this.answered = '';
    this.aimed = '';
  }

  /** Begin to draw a way of one's own. */
  draw(kind: Kind = this.kinds[0] ?? 'move'): void {
    this.close();
    this.pen = kind;
    this.trace([]);
  }

  /** The way is to lead over this space as well; one that it leads over already cuts it off there. */
  extend(space: string): void {
    if (!this.drawn) return;
    const at = this.drawn.indexOf(space);
    if (at >= 0) this.trace(this.drawn.slice(0, at + 1));
    else if (space !== this.here) this.trace([...this.drawn, space]);
  }

  back(): void {
    if (this.drawn?.length) this.trace(this.drawn.slice(0, -1));
    else this.close();
  }

  private trace(through: string[]): void {
    this.drawn = through;
    this.asked = wish(this.pen, through);
    this.ask(this.pen, through);
  }

  /** The table has not yet said what the drawn way costs. */
  get asking(): boolean {
    return this.drawn !== null && this.asked !== this.answered;
  }

  /** The table has said what a drawn way costs, or what waits at the end of another; only the last form of it counts. */
  hear(preview: Preview): void {
    if (!isWay(preview.facts)) return;
    const told = wish(preview.option, preview.through);
    if (!this.drawn && this.chosen && told === this.weighed) this.there = preview.facts.danger;
    if (!this.drawn || told !== this.asked) return;
    this.answered = this.asked;
    this.traced = preview.facts;
    this.drawn = this.traced.through;
  }

  /** The space of the own stalker. */
  get here(): string {
    const view = this.view();
    const own = view.stalkers.find((stalker) => stalker.seat === view.seat);
    return view.map.spaces[own?.space ?? -1]?.id ?? '';
  }

  go(kind: Kind, route: Route): Step<Line>[] {
    const steps = walk(kind, route.path);
    this.close();
    return steps;
  }

  attack(key: string, aim: Aim): Step<Line>[] {
    this.close();
    const { target, part } = aim;
    const next = [written<Said>({ verb: 'target', target }), written<Said>({ verb: 'part', part })];
    return [key, ...next].map((option) => ({ option, maybe: true }));
  }
}
