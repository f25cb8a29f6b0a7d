// Written by scripts/protocol-types from the Python records; do not edit.

/** What would you do? Asked at the own question; everybody is told that it was. */
export type Advise = {
  say: 'advise';
  serial: number;
};

/** What the table would answer to the question of a seat, and the best others; to whoever asked. `best` is empty
 * where there is nothing to choose, or nothing came of thinking. Of a bot that leads a group: what it will answer, to
 * everybody. */
export type Advised = {
  tell: 'advice';
  serial: number;
  seat: number;
  best: Counsel[];
};

/** Whether somebody else may take back or bring back what they asked for; no, from whoever asked: not any more. */
export type Agree = {
  say: 'agree';
  serial: number;
  agree?: boolean;
};

export type AgreeSlow = {
  agree?: boolean;
};

/** An answer names the decision that it answers, so that a stale or doubled one is refused politely. */
export type Answer = {
  say: 'answer';
  serial: number;
  option: string;
};

/** What would come of an option if these things were chosen after it? Nothing is answered by it. */
export type Ask = {
  say: 'ask';
  serial: number;
  option: string;
  through?: string[];
};

/** What is only read of a CardText. */
export type CardStory = {
  flavour?: string;
  story?: string;
};

/** The words of one thing with a name: a card, a token, an area, a scavenger. */
export type CardText = {
  name: string;
  rules?: string;
  flavour?: string;
  story?: string;
  facts?: string[];
  plays?: string;
  suggested?: boolean;
};

export type ChangeSlow = {
  days: number;
};

export type ChangeTable = {
  name?: string | null;
  archived?: boolean | null;
  undo?: 'free' | 'strict' | null;
  public?: boolean | null;
  own_dice?: boolean | null;
  advice?: boolean | null;
};

export type Chat = {
  tell: 'chat';
  line: ChatLine;
};

/** What a person wrote. Things of the game are named by their ids in double brackets: `[[swamp]]`. */
export type ChatLine = {
  name: string;
  text: string;
  at: string;
  seat?: number | null;
  id?: number;
  reactions?: Reaction[];
};

/** An option in words. With `why` it cannot be taken now, and `rule` says by which rule. `tone`: somebody gets
 * hurt by it (`danger`), or nothing comes of it (`vain`). `chance`: the odds in words. */
export type Choice = {
  option: string;
  label: string;
  details?: string[];
  why?: string;
  rule?: string;
  odds?: number;
  forced?: number;
  chance?: string;
  tone?: '' | 'danger' | 'vain';
  anytime?: boolean;
};

export type CloneAt = {
  answers?: number | null;
  name?: string | null;
};

/** What else the rules forbid at a question, each with its reason; to whoever asked. `facts` take the place of the
 * question's of the same name. */
export type Closed = {
  tell: 'closed';
  serial: number;
  seat: number;
  choices: Choice[];
  facts: Record<string, unknown>;
};

/** An answer that was thought about: the chance of a good end after it, how far more thinking might take it from
 * there, and a sentence of all that. */
export type Counsel = {
  option: string;
  chance: number;
  margin: number;
  text: string;
};

/** Which moments are there? */
export type Course = {
  say: 'course';
};

/** The moments of the match: the first and the last that can be looked at, and where rounds and turns began. */
export type Coursed = {
  tell: 'course';
  first: number;
  last: number;
  marks: Mark[];
};

export type Credentials = {
  name: string;
  password: string;
};

/** A chance after so many answers, in this round, day or turn. */
export type CurvePoint = {
  at: number;
  clock: number;
  chance: number;
};

/** The match of a day: everybody on this server has the same luck, and the first try counts. */
export type Daily = {
  game: string;
  day: string;
  config: Record<string, unknown>;
  results: DailyResult[];
  code?: string;
  tried?: boolean;
};

/** What somebody's try at a daily match has come to; `outcome` is empty while it is played. */
export type DailyResult = {
  name: string;
  outcome: string;
  points: number;
  round: number;
  you: boolean;
};

/** Somebody who died in a match, by the id of the game's cards; the seat whose figure it was, if it was one's. */
export type Dead = {
  id: string;
  seat?: number | null;
};

/** A browser in which somebody is signed in. */
export type Device = {
  id: string;
  name: string;
  created: string;
  seen: string;
  here: boolean;
};

/** How will this end? Told in several steps, until the match goes on. */
export type Foresee = {
  say: 'outlook';
  serial: number;
};

export type GameInfo = {
  id: string;
  low: number;
  high: number;
  bots: string[];
  together?: boolean;
  daily?: boolean;
  dice?: boolean;
};

/** One of them is no longer there, or no longer one's own. */
export type Gone = {
  tell: 'gone';
  code: string;
};

/** A person goes for good; an account says its password once more. */
export type Goodbye = {
  password?: string;
};

/** Somebody proposed something, is ready, came or went. */
export type Heard = {
  tell: 'voices';
  serial: number;
  voices: Voices;
};

/** The first message; everything is told in return, also to a page that comes back. */
export type Hello = {
  say: 'hello';
  protocol: number;
  language: string;
};

/** Where others find this server: told to whoever sits at the machine itself, or as the operator has said it. */
export type Here = {
  addresses?: string[];
  alone?: boolean;
};

/** A match as one side lived through it; the sums are of all its answers. */
export type HindSide = {
  seat: number | null;
  curve: CurvePoint[];
  turns: TurningPoint[];
  luck: number;
  own: number;
  others: number;
};

/** What a match that is over turned on, for each side; empty if that cannot be found out. */
export type Hindsight = {
  tell: 'hindsight';
  sides: HindSide[];
};

/** The key of the signature of every message to the webhook. It is told once. */
export type HookSecret = {
  secret: string;
};

/** Show the others a moment of a match that is over; nothing: do not lead any more. */
export type Lead = {
  say: 'lead';
  at?: number | null;
};

/** Who leads through a match that is over, and where; `at` is nothing when nobody does any more. */
export type Led = {
  tell: 'led';
  name: string;
  at: number | null;
  you: boolean;
};

/** A line of the journal: what happened, in words, after which answer and by which rule.
 * 
 * `event` is the game's event with its `fields`; `Story` for a card's own words, `SecondLook` for an undo that
 * took back new information, `Folded` at the top where missions before are not told any more. `text` is empty
 * where another line tells of the event: it is only shown on the board. */
export type Line = {
  answer: number;
  text: string;
  rule: string;
  event: string;
  fields?: Record<string, unknown>;
  names?: [number, number, string][];
  second_look?: boolean;
};

export type Logged = {
  tell: 'log';
  line: TableLine;
};

/** How did the board look at a moment? For whoever plays; when the match is over, for everybody. */
export type Look = {
  say: 'look';
  at: number;
};

/** What did a match that is over turn on? */
export type LookBack = {
  say: 'hindsight';
};

/** Where something began: `level` is the longest that did. The others are numbers in what each is part of; 0:
 * there is no such thing. `seat` was the next to answer. */
export type Mark = {
  at: number;
  level: 'action' | 'choice' | 'mission' | 'phase' | 'round' | 'turn';
  mission: number;
  round: number;
  phase: number;
  turn: number;
  seat?: number | null;
};

/** Somebody points at something; it fades by itself, and nothing has changed by it. */
export type Marked = {
  tell: 'marked';
  seat: number;
  name: string;
  thing: string;
};

/** What this participant knew at a moment, and what was told then; to whoever asked, and to nobody else. */
export type Moment = {
  tell: 'moment';
  at: number;
  view: Record<string, unknown>;
  lines: Line[];
  clock: number;
};

/** Where a table is to tell whose turn it is; empty: nowhere any more. */
export type NewHook = {
  url: string;
};

/** The seat whose person is to be the host. */
export type NewHost = {
  seat: number;
};

/** Another password, by whoever knows the one before. */
export type NewPassword = {
  password: string;
  new: string;
};

export type NewTable = {
  game: string;
  seats: SeatPlan[];
  name?: string | null;
  config?: Record<string, unknown>;
  seed?: number | null;
  language?: string;
  discussion?: number;
  undo?: 'free' | 'strict' | null;
  public?: boolean;
  own_dice?: boolean;
  advice?: boolean | null;
};

/** How the match may end, as this participant can know; to whoever asked. `last`: it will not be told better. */
export type Outlook = {
  tell: 'outlook';
  serial: number;
  worlds: number;
  prospects: Prospect[];
  last: boolean;
};

/** One of them is not as it was, or is new. */
export type OwnTable = {
  tell: 'table';
  table: TableInfo;
};

/** All of one's own tables, on coming. */
export type OwnTables = {
  tell: 'tables';
  tables: TableInfo[];
};

/** Where two branches of a match part: so many answers they have in common, and so many each has. */
export type Parting = {
  alike: number;
  answers: number;
  others: number;
};

/** Who somebody is, told to themselves; `account` tells a registered person from a guest. */
export type Person = {
  id: string;
  name: string;
  account?: boolean;
  language?: string;
  login?: string;
};

/** Still there. */
export type Ping = {
  say: 'ping';
};

/** The same people at a new table; `config`: what is to be otherwise, such as the next mission. */
export type PlayOn = {
  config?: Record<string, unknown>;
};

/** Look here: a thing on the board is shown to everybody for a moment. */
export type PointAt = {
  say: 'mark';
  thing: string;
};

/** Still here. */
export type Pong = {
  tell: 'pong';
};

/** What would come of an option, in the game's own words and numbers; to whoever asked, and to nobody else. */
export type Preview = {
  tell: 'preview';
  serial: number;
  option: string;
  through: string[];
  facts: Record<string, unknown>;
};

/** Every refusal over HTTP: a code for the page, a sentence for the person, and what to do. */
export type Problem = {
  code: string;
  message: string;
  hint?: string;
  detail?: string;
};

/** What somebody would answer who is not asked; the same from another is a vote for it. Empty: nothing any more. */
export type Propose = {
  say: 'propose';
  serial: number;
  option: string;
};

/** How likely a match ends well for a seat, or for all together (`None`), and how likely nobody of theirs falls
 * before the round, day or turn is over; each with its margin. */
export type Prospect = {
  seat: number | null;
  chance: number;
  margin: number;
  safe: number;
  safe_margin: number;
};

/** What this participant is asked, or, with `choices` empty, whom the table waits for.
 * 
 * Where a group decides together everybody reads the whole question; only `seat` (or its deputy) answers. */
export type Question = {
  serial: number;
  seat: number;
  kind: string;
  text: string;
  names?: [number, number, string][];
  story?: string[];
  choices?: Choice[];
  facts?: Record<string, unknown>;
  low?: number;
  high?: number;
  closed?: number;
  aim?: string;
};

/** What somebody thinks of a line of chat; the same sign again takes it back. */
export type React = {
  say: 'react';
  line: number;
  sign: 'heart' | 'laugh' | 'no' | 'sad' | 'wow' | 'yes';
};

/** What people think of a line of chat now. */
export type Reacted = {
  tell: 'reacted';
  line: number;
  reactions: Reaction[];
};

/** A sign under a line of chat, and who put it there. */
export type Reaction = {
  sign: 'heart' | 'laugh' | 'no' | 'sad' | 'wow' | 'yes';
  names: string[];
};

/** Whoever is not asked has read and said enough, or has not yet. */
export type Ready = {
  say: 'ready';
  serial: number;
  ready?: boolean;
};

export type Recover = {
  code: string;
};

/** Who one is again; the code is used up, and this is the next one. */
export type Recovered = {
  person: Person;
  code: string;
};

/** A code by which a guest can be had back in another browser, or in this one when its cookie is lost. */
export type Recovery = {
  code: string;
};

/** Bring back what an undo took: the match stands again as before it, and what was answered since is taken back. */
export type Redo = {
  say: 'redo';
  serial: number;
  undo: number;
};

/** A message that was not taken: nothing has changed. With a `pause` the line ends, and the page should come back
 * after so many seconds. */
export type Refused = {
  tell: 'refused';
  code: 'malformed' | 'match-broken' | 'no-moment' | 'not-asked' | 'not-offered' | 'not-yours' | 'our-fault' | 'protocol' | 'stale' | 'too-early' | 'too-fast' | 'too-long' | 'unavailable' | 'undo';
  message: string;
  rule?: string;
  pause?: number;
};

export type Rename = {
  name?: string | null;
  language?: string | null;
};

/** A code by which one sets a new password, once, on any device; it is told to one that is signed in. */
export type ResetCode = {
  code: string;
  minutes: number;
};

/** A new password, by a code of a device that is signed in or of whoever runs the server. */
export type ResetPassword = {
  code: string;
  password: string;
};

/** The whole journal of a match that is over, chapters that were folded too. */
export type Retell = {
  say: 'tale';
};

export type RuleText = {
  id: string;
  title: string;
  text?: string;
  level?: number;
};

export type Say = {
  say: 'chat';
  text: string;
};

export type SeatInfo = {
  seat: number;
  name?: string;
  bot?: string;
  person?: string;
  lent?: boolean;
  online?: boolean;
  figure?: string;
  guest?: boolean;
};

/** A secret address that opens this seat on another device. */
export type SeatLink = {
  link: string;
};

/** What a seat's secret address leads to. */
export type SeatOffer = {
  code: string;
  name: string;
  game: string;
  seat: number;
  person?: string;
  you?: number | null;
};

/** A seat of a new table: for a person, or a bot's name. */
export type SeatPlan = {
  bot?: string;
};

/** Somebody came, went, sat down, stood up; or the table's name or switches changed. */
export type Seats = {
  tell: 'seats';
  table: TableInfo;
};

/** The whole position on paper, as whoever asks may know it; `hidden` is what lay face down in a match that is
 * over, for those who played it. */
export type Sheet = {
  blocks: SheetBlock[];
  hidden?: SheetBlock[];
};

/** What lies together at the table. */
export type SheetBlock = {
  title: string;
  rows: SheetRow[];
};

/** A line of a state sheet; `now` of `last` boxes are ticked. */
export type SheetRow = {
  name: string;
  text?: string;
  now?: number;
  last?: number;
};

/** A bot for a seat; empty: the seat goes back to its person, or becomes free. */
export type SitBot = {
  bot: string;
  turn?: boolean;
};

/** How a slow table goes on when somebody does not come. */
export type Slow = {
  days?: number;
  agreed?: number[];
  counts?: boolean;
  url?: string;
  hook?: '' | 'failing' | 'off' | 'on' | 'sending';
};

/** Everything is told again in this language. */
export type Speak = {
  say: 'language';
  language: string;
};

/** A switch of a game's rules in words, and how it is offered: `first` says what is played, `open` is what
 * nobody should have to look for. It counts only where all of `when` is so; else it is as by default. */
export type Switch = {
  key: string;
  kind: 'choice' | 'yes-no';
  place: 'first' | 'folded' | 'open';
  name: string;
  text: string;
  values: SwitchValue[];
  default: string | number | boolean;
  when: SwitchIs[];
};

/** That another switch has one of these values. */
export type SwitchIs = {
  key: string;
  values: (string | number | boolean)[];
};

/** A value of a switch in words; `facts` and `text` where it is a thing of the game, such as a mission. */
export type SwitchValue = {
  value: string | number | boolean;
  name: string;
  facts?: string[];
  text?: string;
};

export type TableInfo = {
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
  since?: string[];
  points?: number;
  about?: string[];
  own_dice?: boolean;
  advice?: boolean;
  foreseen?: boolean;
  winners?: number[];
  fallen?: Dead[];
  origin?: string;
  origin_at?: number;
  you?: number | null;
  watching?: string[];
  again?: string;
};

/** Something that the table has seen: who came, left or was sent away, what was exported, which rule was changed.
 * 
 * It is no chat, nobody can write one, and none is ever dropped. `answer` is after how many answers; `count` how
 * often the same was seen at that moment; a line with the `id` of an earlier one takes its place. */
export type TableLine = {
  id: number;
  kind: string;
  text: string;
  at: string;
  answer: number;
  count?: number;
};

/** An undo whose answers can be brought back: how many, and how many that were given since would be taken back. */
export type TakenBack = {
  undo: number;
  answers: number;
  since: number;
  name: string;
  at: string;
  asks?: boolean;
};

/** The whole journal of a match that is over. */
export type Tale = {
  tell: 'tale';
  lines: Line[];
};

/** An answer that moved a chance much: by the `choice` itself, and by the `luck` that it met. */
export type TurningPoint = {
  at: number;
  seat: number;
  clock: number;
  text: string;
  before: number;
  after: number;
  choice: number;
  luck: number;
};

/** Take back; `to` goes back to a line of the journal. */
export type Undo = {
  say: 'undo';
  serial: number;
  level?: 'action' | 'choice' | 'mission' | 'phase' | 'round' | 'turn';
  to?: number | null;
};

/** What could be taken back now: how many answers, and whether that is a second look. */
export type UndoLevel = {
  level: 'action' | 'choice' | 'mission' | 'phase' | 'round' | 'turn';
  answers: number;
  second_look?: boolean;
  asks?: boolean;
};

/** After an answer or an undo: the view's changed parts by key, the new lines, the questions. */
export type Update = {
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
};

/** What the others say on the open question. Nothing of it changes the match. */
export type Voices = {
  votes?: Vote[];
  ready?: number[];
  wait?: number;
  deputy?: number | null;
  reading?: boolean;
};

/** What a seat that is not asked proposes as the answer. */
export type Vote = {
  seat: number;
  option: string;
};

/** Everything, on connecting and after a change of language. */
export type Welcome = {
  tell: 'welcome';
  protocol: number;
  serial: number;
  table: TableInfo;
  language: string;
  view: Record<string, unknown>;
  questions: Question[];
  journal: Line[];
  chat: ChatLine[];
  log: TableLine[];
  undo: UndoLevel[];
  undone: TakenBack[];
  voices: Voices;
  wish?: Wish | null;
};

/** What else would one look for at this question, and why can it not be taken? */
export type Why = {
  say: 'why';
  serial: number;
};

/** Somebody asks to take back, or to bring back, what others have answered; gone as soon as the match goes on. */
export type Wish = {
  seat: number;
  serial: number;
  answers: number;
  redo: boolean;
  may: number[];
};

/** Somebody asks to take back or to bring back, or does not any more. */
export type Wished = {
  tell: 'wish';
  wish: Wish | null;
};

export type FromPage = Hello | Answer | Ask | Why | Undo | Redo | Agree | Say | React | PointAt | Propose | Ready | Speak | Look | Course | Retell | Advise | Foresee | LookBack | Lead | Ping;

export type FromTable = Welcome | Update | Preview | Closed | Moment | Coursed | Tale | Advised | Outlook | Hindsight | Led | Seats | Chat | Reacted | Marked | Logged | Wished | Heard | Refused | Pong;

export type FromLobby = OwnTables | OwnTable | Gone;
