/** What somebody at a table sees and is asked: the match as it is shown, in the game's own face. */
import { onDestroy, untrack } from 'svelte';
import { busts } from '../bust/busts.svelte';
import { faceOf, type GameFace } from '../faces';
import type { Question as Told } from '../protocol';
import { called } from './called';
import { cards } from './cards.svelte';
import { Guard } from './guard.svelte';
import { moved, narrowed } from './lesson';
import { later } from './later';
import { Link } from './link.svelte';
import { asked as read, NO_TARGETS, opened, OWN_DICE, proposable, type Question, type Targets } from './options';
import { askedSeats, mine, readable } from './patch';
import { Plan } from './plan.svelte';
import { rulebook } from './rulebook.svelte';
import { seats } from './seats.svelte';
import { settings } from './settings.svelte';
import { Show } from './show.svelte';
import { then, Times } from './times.svelte';
import { say, words } from './words.svelte';

/** To be made while the page of the table is: what it hears and shows ends with it. */
export class Sitting {
  readonly show = new Show();
  readonly link: Link;
  readonly times: Times;
  readonly plan = new Plan();
  readonly guard = new Guard();
  private fetched = $state.raw<GameFace>();
  /** The game's part of the page does not come: the table has been renewed. */
  outdated = $state(false);

  constructor(readonly code: string) {
    this.link = new Link(code, (heard, own) => this.show.hear(heard, own));
    this.times = new Times(this.link);
    onDestroy(() => this.link.close());
    $effect(() => this.show.run());
    $effect(() => this.times.tell(this.show.match?.journal ?? []));
    $effect(() => this.moved());
    $effect(() => this.guard.watch());
    $effect(() => this.guard.shown(this.key));
    $effect(() => this.fetch());
    $effect(() => this.speak());
    $effect(() => this.learn());
    $effect(() => seats.sit(this.people, this.figures));
    $effect(() => {
      if (this.ended && this.table?.foreseen) untrack(() => this.link.lookBack());
    });
  }

  /** What is shown: the table may be ahead, or another moment is looked at. */
  match = $derived.by(() => {
    const { match } = this.show;
    return match && this.times.shown ? then(match, this.times.shown) : match;
  });
  table = $derived.by(() => this.match?.table);
  game = $derived.by(() => this.table?.game ?? '');
  face = $derived.by(() => this.fetched);
  view = $derived.by(() => (this.match && this.face ? this.face.read(this.match.view) : {}));
  seated = $derived.by(() => typeof this.table?.you === 'number');
  /** The own seat while a bot plays it: then nothing is asked here. */
  played = $derived.by(() => {
    const seat = this.table && typeof this.table.you === 'number' ? this.table.seats[this.table.you] : null;
    return seat?.bot ? seat : null;
  });
  ended = $derived.by(
    () => (this.table?.state === 'over' && this.show.live) || (this.show.match?.view.outcome ?? null) !== null,
  );
  over = $derived.by(() => this.ended && this.times.at === null);
  /** Whether other moments than now may be looked at. */
  mayLook = $derived.by(() => this.seated || this.ended);

  /** What is asked of whomever, and who is asked. */
  kinds = $derived.by(() => (this.match?.questions ?? []).map((one) => one.kind));
  asked = $derived.by(() => (this.over ? [] : askedSeats(this.match)));
  together = $derived.by(() => !!this.face && (!!this.face.shared || !!this.face.council?.(this.view, this.kinds)));
  private first = $derived.by<Told | null>(() => (this.played ? null : (mine(this.match)[0] ?? null)));
  /** The table wants to know what its own dice show: that is asked in every game alike. */
  throwing = $derived.by(() => (this.first?.kind === OWN_DICE ? this.first : null));
  own = $derived.by(() => (this.throwing ? null : this.first));
  decides = $derived.by(() => this.own !== null);
  /** Where a group decides together the others read the question as well, and propose. */
  asks = $derived.by<Told | null>(() => {
    if (this.own || !this.together || !this.seated || this.played) return this.own;
    return proposable(readable(this.match).find((question) => question.kind !== OWN_DICE) ?? null);
  });
  /** Nothing is asked before the game's part of the page is there: keys and clicks would be lost. */
  question = $derived.by<Question | null>(() => {
    const { face, asks, taught, learning } = this;
    const found = asks && face ? read(opened(asks, this.link.closed), face.language) : null;
    const shown = found && face?.reworded ? face.reworded(found) : found;
    return shown && taught && learning ? narrowed(shown, taught.option, say('lesson-later')) : shown;
  });
  key = $derived.by(() => (this.question ? `${this.question.seat}:${this.question.serial}` : ''));
  busy = $derived.by(() => this.link.waiting || this.plan.running);
  targets = $derived.by<Targets>(() =>
    this.busy || !this.match || !this.face ? NO_TARGETS : this.face.aim(this.question, this.view),
  );

  /** Somebody plays a first match here. */
  learning = $derived.by(() => (settings.now.lesson?.code === this.code ? settings.now.lesson : null));
  lesson = $derived.by(() => (this.learning && !this.over ? this.face?.lesson : undefined));
  private taught = $derived.by(() => (this.learning ? this.lesson?.steps[this.learning.at] : undefined));

  private solo = $derived.by(() => this.table?.seats.length === 1);
  /** What each seat plays; bots, and seats that nobody has taken, are called by it, and before it is known as in the journal. */
  private figures = $derived.by(() =>
    (this.table?.seats ?? []).map(({ seat }) => {
      const id = this.match && this.face ? this.face.figure(this.view, seat) : '';
      return id ? cards.name(id) : '';
    }),
  );
  /** Whoever is alone at a table need not be told who plays the figure. */
  private people = $derived.by(() =>
    (this.table?.seats ?? []).map(({ seat, name }) => (this.figures[seat] && this.solo ? '' : (name ?? ''))),
  );
  names = $derived.by(() =>
    this.people.map(
      (person, seat) => called(this.figures[seat] ?? '', person) || say('player-number', { number: seat + 1 }),
    ),
  );

  private fetch(): void {
    const { game } = this;
    const language = untrack(() => words.language);
    if (!game) return;
    faceOf(game).then(
      // Without the words on its cards a game would show their ids.
      (found) => {
        const match = untrack(() => this.link.match);
        const whole = match !== null && found.rare?.(found.read(match.view));
        return cards[whole ? 'stories' : 'load'](game, language).then(() => {
          busts.use(found.busts);
          this.fetched = found;
          this.show.cutting = { ...found, ends: found.headings, called: (card) => cards.of(card)?.name ?? '' };
        });
      },
      () => (this.outdated = true),
    );
  }

  private spoken = words.language;

  /** Cards and rules in the language that is spoken here; the table is told when it becomes another one. */
  private speak(): void {
    const { language } = words;
    if (this.game) {
      const { game } = this;
      void cards.load(game, language);
      // Stories and rules can wait: the first question cannot.
      if (this.face && this.match)
        void later().then(() => Promise.all([cards.stories(game, language), rulebook.load(game, language)]));
    }
    if (language !== this.spoken) {
      this.spoken = language;
      this.link.speak();
    }
  }

  private serial = -1;

  /** The match has gone on, or something was taken back. */
  private moved(): void {
    const { match } = this.link;
    const now = match?.serial ?? -1;
    untrack(() => {
      if (this.serial >= 0 && now !== this.serial) this.times.moved(match?.journal.at(-1)?.answer ?? null);
      this.serial = now;
    });
  }

  /** A new question: the first match goes on to the step that it fits. */
  private learn(): void {
    const { own, lesson } = this;
    if (!own || !lesson) return;
    const open = (own.choices ?? []).filter((choice) => !choice.why).map((choice) => choice.option);
    const now = untrack(() => this.learning);
    if (now && now.serial !== own.serial) settings.set({ lesson: moved(now, lesson.steps, own.serial, open) });
  }
}
