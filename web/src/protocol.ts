// Written by scripts/protocol-types from the Python records; do not edit.

export type FromPage = Hello | Answer | Ask | Undo | Redo | Agree | Say | Propose | Ready | Speak | Ping;
export type FromTable = Welcome | Update | Preview | Seats | Chat | Logged | Wished | Heard | Refused | Pong;

/**
 * Whether somebody else may take back or bring back what they asked for; no, from whoever asked: not any more.
 */
export interface Agree {
  say: 'agree';
  serial: number;
  agree?: boolean;
}
/**
 * An answer names the decision that it answers, so that a stale or doubled one is refused politely.
 */
export interface Answer {
  say: 'answer';
  serial: number;
  option: string;
}
/**
 * An area of the board with the threat tokens on it, oldest first.
 */
export interface Area {
  id: string;
  threats?: string[];
}
/**
 * What would come of an option if these things were chosen after it? Nothing is answered by it.
 */
export interface Ask {
  say: 'ask';
  serial: number;
  option: string;
  through?: string[];
}
/**
 * The words of one thing with a name: a card, a token, an area, a scavenger.
 */
export interface CardText {
  name: string;
  rules?: string;
  flavour?: string;
  story?: string;
  facts?: string[];
}
export interface ChangeTable {
  name?: string | null;
  archived?: boolean | null;
  undo?: ('free' | 'strict') | null;
  public?: boolean | null;
}
export interface Chat {
  tell: 'chat';
  line: ChatLine;
}
/**
 * What a person wrote.
 */
export interface ChatLine {
  name: string;
  text: string;
  at: string;
  seat?: number | null;
}
/**
 * An option in words. With ``why`` it cannot be taken now, and ``rule`` says by which rule.
 */
export interface ChoiceText {
  option: string;
  label: string;
  details?: string[];
  why?: string;
  rule?: string;
  odds?: number | null;
  forced?: number | null;
  anytime?: boolean;
}
export interface CloneAt {
  answers?: number | null;
  name?: string | null;
}
/**
 * The switches of ZO-4, ZO-5, ZO-26 and ZO-32. The defaults are the rules as we read them.
 */
export interface Config {
  facility_layout?: 'fixed' | 'random';
  character_draft?: 'open' | 'two';
  first_player?: 'host' | 'random';
  news_end?: 'after_last' | 'on_last_draw';
  emission_carry?: boolean;
  fatigue_min?: 0 | 1;
  area_fatigue_forced?: boolean;
  draw_after_secret?: boolean;
  lock_protection?: boolean;
  area_action_limit?: 'area' | 'turn';
  emission_one_batch?: boolean;
  /**
   * @minItems 6
   * @maxItems 6
   */
  die_faces?: [
    'BLANK' | 'HAZARD' | 'MINUS' | 'PLUS',
    'BLANK' | 'HAZARD' | 'MINUS' | 'PLUS',
    'BLANK' | 'HAZARD' | 'MINUS' | 'PLUS',
    'BLANK' | 'HAZARD' | 'MINUS' | 'PLUS',
    'BLANK' | 'HAZARD' | 'MINUS' | 'PLUS',
    'BLANK' | 'HAZARD' | 'MINUS' | 'PLUS'
  ];
}
export interface Credentials {
  name: string;
  password: string;
}
/**
 * What a seat is asked. Computed from the state, never stored in it.
 */
export interface Decision {
  seat: number;
  kind: string;
  options?: string[];
  anytime?: string[];
  low?: number | null;
  high?: number | null;
}
/**
 * A facility as everybody sees it; ``finds`` only for the seat that searches them now.
 */
export interface FacilityView {
  id: string;
  slot: string;
  entrances: string[];
  lock: string;
  open: boolean;
  events: number;
  finds: number;
  seen?: string[];
}
/**
 * What a person should know when a procedure asks: ids and numbers for the prompt. A procedure has a record of its
 *     own for it.
 */
export interface Facts {}
/**
 * The first message; everything is told in return, also to a page that comes back.
 */
export interface Hello {
  say: 'hello';
  protocol: number;
  language: 'de' | 'en' | 'pl' | 'uk';
}
/**
 * Take back; ``to`` goes back to a line of the journal.
 */
export interface Undo {
  say: 'undo';
  serial: number;
  level?: 'action' | 'choice' | 'phase' | 'round' | 'turn';
  to?: number | null;
}
/**
 * Bring back what an undo took: the match stands again as before it, and what was answered since is taken back.
 */
export interface Redo {
  say: 'redo';
  serial: number;
  undo: number;
}
export interface Say {
  say: 'chat';
  text: string;
}
/**
 * What somebody would answer who is not asked; the same from another is a vote for it. Empty: nothing any more.
 */
export interface Propose {
  say: 'propose';
  serial: number;
  option: string;
}
/**
 * Whoever is not asked has read and said enough, or has not yet.
 */
export interface Ready {
  say: 'ready';
  serial: number;
  ready?: boolean;
}
/**
 * Everything is told again in this language.
 */
export interface Speak {
  say: 'language';
  language: 'de' | 'en' | 'pl' | 'uk';
}
/**
 * Still there.
 */
export interface Ping {
  say: 'ping';
}
/**
 * Everything, on connecting and after a change of language.
 */
export interface Welcome {
  tell: 'welcome';
  protocol: number;
  serial: number;
  table: TableInfo;
  language: 'de' | 'en' | 'pl' | 'uk';
  view: Record<string, unknown>;
  questions: Question[];
  journal: Line[];
  chat: ChatLine[];
  log: TableLine[];
  undo: UndoLevel[];
  undone: TakenBack[];
  voices: Voices;
  wish?: Wish | null;
}
export interface TableInfo {
  code: string;
  name: string;
  game: string;
  host: string;
  seats: SeatInfo[];
  public: boolean;
  undo: 'free' | 'strict';
  discussion: number;
  config: Record<string, unknown>;
  state: 'archived' | 'over' | 'playing';
  round: number;
  asked: number[];
  outcome: string;
  created: string;
  changed: string;
  you?: number | null;
}
export interface SeatInfo {
  seat: number;
  name?: string;
  bot?: string;
  person?: string;
  lent?: boolean;
  online?: boolean;
  figure?: string;
  guest?: boolean;
}
/**
 * What this participant is asked, or, with ``choices`` empty, whom the table waits for.
 *
 *     Where a group decides together everybody reads the whole question; only ``seat`` (or its deputy) answers.
 */
export interface Question {
  serial: number;
  seat: number;
  kind: string;
  text: string;
  story?: string[];
  choices?: ChoiceText[];
  facts?: Record<string, unknown>;
  low?: number | null;
  high?: number | null;
}
/**
 * A line of the journal: what happened, in words, after which answer and by which rule.
 *
 *     ``event`` is the game's event with its ``fields``; ``Story`` for a card's own words, ``SecondLook`` for an undo that
 *     took back new information. ``text`` is empty where another line tells of the event: it is only shown on the board.
 */
export interface Line {
  answer: number;
  text: string;
  rule: string;
  event: string;
  fields?: Record<string, unknown>;
  second_look?: boolean;
}
/**
 * Something that the table has seen: who came, left or was sent away, what was exported, which rule was changed.
 *
 *     It is no chat, nobody can write one, and none is ever dropped. ``answer`` is after how many answers; ``count`` how
 *     often the same was seen at that moment; a line with the ``id`` of an earlier one takes its place.
 */
export interface TableLine {
  id: number;
  kind: string;
  text: string;
  at: string;
  answer: number;
  count?: number;
}
/**
 * What could be taken back now: how many answers, and whether that is a second look.
 */
export interface UndoLevel {
  level: 'action' | 'choice' | 'phase' | 'round' | 'turn';
  answers: number;
  second_look: boolean;
  asks?: boolean;
}
/**
 * An undo whose answers can be brought back: how many, and how many that were given since would be taken back.
 */
export interface TakenBack {
  undo: number;
  answers: number;
  since: number;
  name: string;
  at: string;
  asks?: boolean;
}
/**
 * What the others say on the open question. Nothing of it changes the match.
 */
export interface Voices {
  votes?: Vote[];
  ready?: number[];
  wait?: number;
  deputy?: number | null;
  reading?: boolean;
}
/**
 * What a seat that is not asked proposes as the answer.
 */
export interface Vote {
  seat: number;
  option: string;
}
/**
 * Somebody asks to take back, or to bring back, what others have answered; gone as soon as the match goes on.
 */
export interface Wish {
  seat: number;
  serial: number;
  answers: number;
  redo: boolean;
  may: number[];
}
/**
 * After an answer or an undo: the view's changed parts by key, the new lines, the questions.
 */
export interface Update {
  tell: 'update';
  serial: number;
  changed: Record<string, unknown>;
  lines: Line[];
  questions: Question[];
  undo: UndoLevel[];
  undone: TakenBack[];
  voices: Voices;
  taken_back?: number;
  keep?: number | null;
}
/**
 * What would come of an option, in the game's own words and numbers; to whoever asked, and to nobody else.
 */
export interface Preview {
  tell: 'preview';
  serial: number;
  option: string;
  through: string[];
  facts: Record<string, unknown>;
}
/**
 * Somebody came, went, sat down, stood up; or the table's name or switches changed.
 */
export interface Seats {
  tell: 'seats';
  table: TableInfo;
}
export interface Logged {
  tell: 'log';
  line: TableLine;
}
/**
 * Somebody asks to take back or to bring back, or does not any more.
 */
export interface Wished {
  tell: 'wish';
  wish: Wish | null;
}
/**
 * Somebody proposed something, is ready, came or went.
 */
export interface Heard {
  tell: 'voices';
  serial: number;
  voices: Voices;
}
/**
 * A message that was not taken: nothing has changed. With a ``pause`` the line ends, and the page should come back
 *     after so many seconds.
 */
export interface Refused {
  tell: 'refused';
  code:
    | 'elsewhere'
    | 'malformed'
    | 'match-broken'
    | 'not-asked'
    | 'not-offered'
    | 'not-yours'
    | 'our-fault'
    | 'protocol'
    | 'stale'
    | 'too-early'
    | 'too-fast'
    | 'too-long'
    | 'unavailable'
    | 'undo';
  message: string;
  rule?: string;
  pause?: number;
}
/**
 * Still here.
 */
export interface Pong {
  tell: 'pong';
}
export interface GameInfo {
  id: string;
  low: number;
  high: number;
  bots: string[];
  switches: Switch[];
  together?: boolean;
}
/**
 * A rule switch of a game: its values, the default first.
 */
export interface Switch {
  key: string;
  values: (string | number | boolean)[];
  default: string | number | boolean;
}
/**
 * A person goes for good; an account says its password once more.
 */
export interface Goodbye {
  password?: string;
}
/**
 * An item card that somebody owns (ZO-7).
 */
export interface Item {
  card: string;
  owner: number;
  worn?: boolean;
  tokens?: number;
}
/**
 * The seat whose person is to be the host.
 */
export interface NewHost {
  seat: number;
}
/**
 * Another password, by whoever knows the one before.
 */
export interface NewPassword {
  password: string;
  new: string;
}
export interface NewTable {
  game: string;
  seats: SeatPlan[];
  name?: string | null;
  config?: Record<string, unknown>;
  seed?: number | null;
  language?: 'de' | 'en' | 'pl' | 'uk';
  discussion?: number;
  undo?: ('free' | 'strict') | null;
  public?: boolean;
}
/**
 * A seat of a new table: for a person, or a bot's name.
 */
export interface SeatPlan {
  bot?: string;
}
/**
 * How the match ended: ``victory`` or ``defeat``, the seats that won, and what brought the end.
 */
export interface Outcome {
  result: string;
  winners?: number[];
  cause?: string;
}
/**
 * Who somebody is, told to themselves; ``account`` tells a registered person from a guest.
 */
export interface Person {
  id: string;
  name: string;
  account?: boolean;
  language?: 'de' | 'en' | 'pl' | 'uk';
  login?: string;
}
/**
 * How many cards are left, and the open discard pile.
 */
export interface PileView {
  left: number;
  discard: string[];
}
/**
 * Every refusal over HTTP: a code for the page, a sentence for the person, and what to do.
 */
export interface Problem {
  code: string;
  message: string;
  hint?: string;
  detail?: string;
}
export interface Rename {
  name?: string | null;
  language?: ('de' | 'en' | 'pl' | 'uk') | null;
}
/**
 * A row of the market; an empty string is a gap (ZO-9.4).
 */
export interface Row {
  id: string;
  cards?: string[];
}
export interface RuleText {
  id: string;
  title: string;
  text?: string;
  level?: number;
}
/**
 * A player's scavenger (ZO-6). A dead one, or one not chosen yet, has no character.
 */
export interface Scavenger {
  seat: number;
  character?: string;
  area?: string;
  injuries?: number;
  traumas?: ('INT' | 'PRO' | 'VIG' | 'WIL')[];
  fatigue?: number;
  reputation?: number;
  rubles?: number;
  trophies?: string[];
  lured?: string[];
  secrets?: string[];
  used?: string[];
  passes_as_good?: boolean;
  sure_footed?: boolean;
  out?: boolean;
}
/**
 * A secret address that opens this seat on another device.
 */
export interface SeatLink {
  link: string;
}
/**
 * What a seat's secret address leads to.
 */
export interface SeatOffer {
  code: string;
  name: string;
  game: string;
  seat: number;
  person?: string;
  you?: number | null;
}
/**
 * A bot for a seat; empty: the seat goes back to its person, or becomes free.
 */
export interface SitBot {
  bot: string;
  turn?: boolean;
}
/**
 * The table as one seat sees it; ``seat`` is ``None`` for a spectator.
 */
export interface ZonaView {
  seat: number | null;
  seats: number;
  config: Config;
  round: number;
  voice: number;
  turn: number;
  acting: boolean;
  emission: number;
  timed: string;
  marker: string;
  met: string;
  scavengers: Scavenger[];
  items: Item[];
  areas: Area[];
  facilities: FacilityView[];
  market: Row[];
  piles: {
    [k: string]: PileView;
  };
  unused_characters: string[];
  next_news: string;
  decisions: Decision[];
  asked: Facts;
  outcome: Outcome | null;
}
