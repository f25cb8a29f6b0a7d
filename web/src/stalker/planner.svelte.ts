/** What a player is about to do on the map: a way to somewhere, a way drawn by hand, an attack on somebody. */
import { sorted } from '../lib/options';
import type { Step } from '../lib/plan.svelte';
import type { ChoiceText, Question } from '../protocol';
import { neighbours } from './ground';
import { goals, price, walk, type Kind } from './routes';
import type { Aim, Facts, Route, StalkerView } from './types';

const KINDS: Kind[] = ['move', 'careful', 'step'];

export interface Way {
  kind: Kind;
  route: Route;
  /** The option that begins it, if it has one. */
  choice: ChoiceText | undefined;
}

export interface Attack {
  key: string;
  choice: ChoiceText | undefined;
  aims: Aim[];
}

export class Planner {
  /** The space that was clicked. */
  chosen = $state('');
  /** The way that is being drawn, space by space. */
  drawn = $state.raw<string[] | null>(null);
  /** The enemy that was clicked. */
  aimed = $state('');
  /** The space under the pointer or in the focus. */
  hovered = $state('');

  constructor(
    private readonly view: () => StalkerView,
    private readonly question: () => Question | null,
    private readonly shield: () => number,
  ) {}

  facts = $derived.by<Facts>(() => (this.question()?.facts ?? {}) as Facts);
  kinds = $derived.by<Kind[]>(() => {
    const question = this.question();
    const open = question ? sorted(question).open.map((choice) => choice.option) : [];
    return KINDS.filter((kind) => this.facts.routes?.[kind] && (kind === 'step' || open.includes(kind)));
  });
  reachable = $derived.by(() => goals(this.facts.routes ?? {}, this.kinds));
  private beside = $derived.by(() => neighbours(this.view().map));

  ways = $derived.by<Way[]>(() => {
    const option = (kind: Kind): ChoiceText | undefined =>
      this.question()?.choices?.find((choice) => choice.option === kind);
    const seat = this.view().seat;
    if (this.drawn && seat !== null) {
      const kind = this.kinds[0] ?? 'move';
      const route = price(this.view(), seat, this.drawn, this.shield(), kind === 'careful');
      return [{ kind, route, choice: option(kind) }];
    }
    return this.kinds.flatMap((kind) => {
      const route = this.facts.routes?.[kind]?.[this.chosen];
      return route ? [{ kind, route, choice: option(kind) }] : [];
    });
  });

  attacks = $derived.by<Attack[]>(() => {
    if (!this.aimed) return [];
    return Object.entries(this.facts.aims ?? {})
      .map(([key, aims]) => ({
        key,
        choice: this.question()?.choices?.find((choice) => choice.option === key),
        aims: aims.filter((aim) => aim.target === this.aimed),
      }))
      .filter(({ aims }) => aims.length);
  });

  /** The way to be drawn on the map: the planned one, or the one to the space under the pointer. */
  route = $derived.by<Route | null>(() => {
    if (this.drawn || this.chosen) return this.ways[0]?.route ?? null;
    const kind = this.kinds.find((one) => this.facts.routes?.[one]?.[this.hovered]);
    return kind ? (this.facts.routes?.[kind]?.[this.hovered] ?? null) : null;
  });

  canShoot(enemy: string): boolean {
    return Object.values(this.facts.aims ?? {}).some((aims) => aims.some((aim) => aim.target === enemy));
  }

  limit(kind: Kind): number {
    if (kind === 'step' && this.facts.left) return this.facts.left;
    return Math.max(0, ...Object.values(this.facts.routes?.[kind] ?? {}).map((route) => route.path.length));
  }

  /** A new question: nothing is planned, but for the enemy whose body part is asked for. */
  reset(): void {
    this.close();
    if (this.question()?.kind.endsWith('.choose_part'))
      this.aimed = Object.values(this.facts.aims ?? {})[0]?.[0]?.target ?? '';
  }

  close(): void {
    this.chosen = '';
    this.drawn = null;
    this.aimed = '';
  }

  draw(): void {
    this.close();
    this.drawn = [];
  }

  /** The next space of the way; a space of the way cuts it off there. */
  extend(space: string): void {
    if (!this.drawn) return;
    const at = this.drawn.indexOf(space);
    if (at >= 0) this.drawn = this.drawn.slice(0, at + 1);
    else {
      const end = this.drawn.at(-1) ?? this.here;
      const kind = this.kinds[0] ?? 'move';
      if (this.drawn.length < this.limit(kind) && this.beside.get(end)?.has(space)) this.drawn = [...this.drawn, space];
    }
  }

  back(): void {
    this.drawn = this.drawn?.length ? this.drawn.slice(0, -1) : null;
  }

  /** The space of the own stalker. */
  get here(): string {
    const view = this.view();
    const own = view.stalkers.find((stalker) => stalker.seat === view.seat);
    return view.map.spaces[own?.space ?? -1]?.id ?? '';
  }

  go(way: Way): Step[] {
    const steps = walk(way.kind, way.route.path, this.limit(way.kind));
    this.close();
    return steps;
  }

  attack(key: string, aim: Aim): Step[] {
    this.close();
    return [key, `target:${aim.target}`, `part:${aim.part}`].map((option) => ({ option, maybe: true }));
  }
}
