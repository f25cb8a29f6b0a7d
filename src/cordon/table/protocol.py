"""What the table and the page say to each other: the records that the page's TypeScript types are made from.

HTTP is for the lobby and saves, one WebSocket per participant for the match. Words come ready-made in the
participant's language; options are answered by id. See docs/protocol.md for examples. It is long because a page reads
all of it together; what the lobby tells besides stands in ``lobby_protocol``.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from cordon.kernel.session import Level
from cordon.kernel.switches import Place, Value
from cordon.words.catalogue import FALLBACK, languages

PROTOCOL = 1

LANGUAGES = (FALLBACK, *(each for each in languages() if each != FALLBACK))
"""Whatever has a folder of words."""
Language = Annotated[str, Meta(pattern=f"^({'|'.join(LANGUAGES)})$")]
Typed = Annotated[str, Meta(max_length=1000)]
"""A name or a password as somebody typed it. What is wrong with it is told in words, not by the wire."""
Sign = Literal["yes", "no", "heart", "laugh", "wow", "sad"]
"""What can be thought of a line of chat."""
ChatText = Annotated[str, Meta(min_length=1, max_length=400)]


class _Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Strict both ways: an unknown field is an error."""


# --- people -----------------------------------------------------------------------------------------------------------


class Person(_Record, frozen=True):
    """Who somebody is, told to themselves; ``account`` tells a registered person from a guest."""

    id: str
    name: str
    account: bool = False
    language: Language = "en"
    login: str = ""
    """What an account is logged in by; its name for the others may be another one."""


class Rename(_Record, frozen=True):
    name: Typed | None = None
    language: Language | None = None


class Credentials(_Record, frozen=True):
    name: Typed
    password: Typed


class NewPassword(_Record, frozen=True):
    """Another password, by whoever knows the one before."""

    password: Typed
    new: Typed


class Goodbye(_Record, frozen=True):
    """A person goes for good; an account says its password once more."""

    password: Typed = ""


# --- the lobby --------------------------------------------------------------------------------------------------------


class GameInfo(_Record, frozen=True):
    id: str
    low: int
    high: int
    bots: list[str]
    together: bool = False
    """The group decides together: there may be time to talk before an answer counts."""
    daily: bool = False
    """There is a match of the day."""
    dice: bool = False
    """It is played with dice, which people may throw themselves."""


class SeatPlan(_Record, frozen=True):
    """A seat of a new table: for a person, or a bot's name."""

    bot: str = ""


class NewTable(_Record, frozen=True):
    game: str
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=6)]
    name: Typed | None = None
    config: dict[str, Any] = {}
    seed: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    language: Language = "en"
    discussion: Annotated[int, Meta(ge=0, le=600)] = 0
    """Seconds that people talk before an answer counts; 0: none."""
    undo: Literal["free", "strict"] | None = None
    """``strict``: only back to the last new information; ``free``: a second look is allowed and shown. By itself
    a public table is strict, any other free."""
    public: bool = False
    own_dice: bool = False
    """People throw the dice themselves."""
    advice: bool | None = None
    """Whoever is asked may ask what the table would answer, which all are told. By itself so, but at a public table."""


class ChangeTable(_Record, frozen=True):
    name: Typed | None = None
    archived: bool | None = None
    undo: Literal["free", "strict"] | None = None
    public: bool | None = None
    own_dice: bool | None = None
    advice: bool | None = None


class SeatInfo(_Record, frozen=True):
    seat: int
    name: str = ""
    bot: str = ""
    person: str = ""
    """The id of the person who sits here; empty for a free seat or a bot. With ``bot``: it plays in their place."""
    lent: bool = False
    """The bot plays this turn only; then the seat goes back to its person by itself."""
    online: bool = False
    figure: str = ""
    """What the seat plays in the match, as the game calls it (a scavenger)."""
    guest: bool = False
    """Whether the person has no account: anybody may call themselves so elsewhere."""


class Dead(_Record, frozen=True):
    """Somebody who died in a match, by the id of the game's cards; the seat whose figure it was, if it was one's."""

    id: str
    seat: int | None = None


class TableInfo(_Record, frozen=True):
    code: str
    name: str
    game: str
    host: str
    seats: list[SeatInfo]
    public: bool
    undo: Literal["free", "strict"]
    discussion: int
    config: dict[str, Any]
    state: Literal["playing", "over", "archived"]
    round: int
    asked: list[int]
    """The seats that are asked something now."""
    outcome: str
    created: str
    changed: str
    since: list[str] = []
    """Since when each of the seats that are asked is."""
    points: int = 0
    """What it counts, once it is over."""
    about: list[str] = []
    """What is played, by the ids of the game's cards: a mission, a scenario and its map, the objective of a siege; of
    Zona the facilities whose secrets are known."""
    own_dice: bool = False
    """People throw the dice themselves, and say what they show."""
    advice: bool = False
    """Whoever is asked may ask what the table would answer."""
    foreseen: bool = False
    """Chances can be told of this match: advice, its outlook, and what it turned on."""
    winners: list[int] = []
    """The seats that won, once it is over."""
    fallen: list[Dead] = []
    """Who died in it, once it is over."""
    origin: str = ""
    """The code of the table that this one branched from; it may be gone."""
    origin_at: int = 0
    """After how many answers."""
    you: int | None = None
    """Your seat; ``None`` for a spectator."""
    watching: list[str] = []
    """Who looks on without a seat, by name; told at the table only."""
    again: str = ""
    """The code of the table where the same people play on."""


class DailyResult(_Record, frozen=True):
    """What somebody's try at a daily match has come to; ``outcome`` is empty while it is played."""

    name: str
    outcome: str
    points: int
    round: int
    you: bool


class Daily(_Record, frozen=True):
    """The match of a day: everybody on this server has the same luck, and the first try counts."""

    game: str
    day: str
    config: dict[str, Any]
    results: list[DailyResult]
    """The best first."""
    code: str = ""
    """The table of the own try."""
    tried: bool = False
    """The own try was begun, whatever has become of its table."""


class NewHost(_Record, frozen=True):
    """The seat whose person is to be the host."""

    seat: int


class SitBot(_Record, frozen=True):
    """A bot for a seat; empty: the seat goes back to its person, or becomes free."""

    bot: Annotated[str, Meta(max_length=32)]
    turn: bool = False
    """Only until the present turn is over."""


class SeatLink(_Record, frozen=True):
    """A secret address that opens this seat on another device."""

    link: str


class SeatOffer(_Record, frozen=True):
    """What a seat's secret address leads to."""

    code: str
    name: str
    game: str
    seat: int
    person: str = ""
    """The name of whoever sits there, and would share the seat; empty if it is free."""
    you: int | None = None
    """Your seat at this table already."""


class CloneAt(_Record, frozen=True):
    answers: Annotated[int, Meta(ge=0)] | None = None
    """After how many answers; now, if nothing is said."""
    name: Typed | None = None


class Parting(_Record, frozen=True):
    """Where two branches of a match part: so many answers they have in common, and so many each has."""

    alike: int
    answers: int
    others: int


class SheetRow(_Record, frozen=True):
    """A line of a state sheet; ``now`` of ``last`` boxes are ticked."""

    name: str
    text: str = ""
    now: int = 0
    last: int = 0


class SheetBlock(_Record, frozen=True):
    """What lies together at the table."""

    title: str
    rows: list[SheetRow]


class Sheet(_Record, frozen=True):
    """The whole position on paper, as whoever asks may know it; ``hidden`` is what lay face down in a match that is
    over, for those who played it."""

    blocks: list[SheetBlock]
    hidden: list[SheetBlock] = []


class Problem(_Record, frozen=True):
    """Every refusal over HTTP: a code for the page, a sentence for the person, and what to do."""

    code: str
    message: str
    hint: str = ""
    detail: str = ""
    """What exactly does not fit, for whoever writes a page or reports a mistake; not for people."""


# --- cards and rules, in one language ---------------------------------------------------------------------------------


class CardText(_Record, frozen=True):
    """The words of one thing with a name: a card, a token, an area, a scavenger."""

    name: str
    rules: str = ""
    flavour: str = ""
    story: str = ""
    facts: list[str] = []
    plays: str = ""
    """What it is like to play this one."""
    suggested: bool = False
    """Among several, one for whoever has never played."""


class CardStory(_Record, frozen=True):
    """What is only read of a CardText."""

    flavour: str = ""
    story: str = ""


class RuleText(_Record, frozen=True):
    id: str
    title: str
    text: str = ""
    level: int = 2


# --- what may be chosen before a match, in one language ---------------------------------------------------------------


class SwitchValue(_Record, frozen=True):
    """A value of a switch in words; ``facts`` and ``text`` where it is a thing of the game, such as a mission."""

    value: Value
    name: str
    facts: list[str] = []
    text: str = ""


class SwitchIs(_Record, frozen=True):
    """That another switch has one of these values."""

    key: str
    values: list[Value]


class Switch(_Record, frozen=True):
    """A switch of a game's rules in words, and how it is offered: ``first`` says what is played, ``open`` is what
    nobody should have to look for. It counts only where all of ``when`` is so; else it is as by default."""

    key: str
    kind: Literal["yes-no", "choice"]
    place: Place
    name: str
    text: str
    values: list[SwitchValue]
    default: Value
    when: list[SwitchIs]


# --- the match: from the page -----------------------------------------------------------------------------------------


class _FromPage(_Record, frozen=True, tag_field="say"):
    """Messages of a participant."""


class Hello(_FromPage, frozen=True, tag="hello"):
    """The first message; everything is told in return, also to a page that comes back."""

    protocol: int
    language: Language


class Answer(_FromPage, frozen=True, tag="answer"):
    """An answer names the decision that it answers, so that a stale or doubled one is refused politely."""

    serial: int
    option: Annotated[str, Meta(max_length=120)]


class Ask(_FromPage, frozen=True, tag="ask"):
    """What would come of an option if these things were chosen after it? Nothing is answered by it."""

    serial: int
    option: Annotated[str, Meta(max_length=120)]
    through: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=16)] = []


class Why(_FromPage, frozen=True, tag="why"):
    """What else would one look for at this question, and why can it not be taken?"""

    serial: int


class Undo(_FromPage, frozen=True, tag="undo"):
    """Take back; ``to`` goes back to a line of the journal."""

    serial: int
    level: Level = "choice"
    to: int | None = None


class Redo(_FromPage, frozen=True, tag="redo"):
    """Bring back what an undo took: the match stands again as before it, and what was answered since is taken back."""

    serial: int
    undo: Annotated[int, Meta(ge=0, le=2**31)]


class Agree(_FromPage, frozen=True, tag="agree"):
    """Whether somebody else may take back or bring back what they asked for; no, from whoever asked: not any more."""

    serial: int
    agree: bool = True


class Say(_FromPage, frozen=True, tag="chat"):
    text: ChatText


class React(_FromPage, frozen=True, tag="react"):
    """What somebody thinks of a line of chat; the same sign again takes it back."""

    line: int
    sign: Sign


class PointAt(_FromPage, frozen=True, tag="mark"):
    """Look here: a thing on the board is shown to everybody for a moment."""

    thing: Annotated[str, Meta(min_length=1, max_length=80)]


class Propose(_FromPage, frozen=True, tag="propose"):
    """What somebody would answer who is not asked; the same from another is a vote for it. Empty: nothing any more."""

    serial: int
    option: Annotated[str, Meta(max_length=120)]


class Ready(_FromPage, frozen=True, tag="ready"):
    """Whoever is not asked has read and said enough, or has not yet."""

    serial: int
    ready: bool = True


class Speak(_FromPage, frozen=True, tag="language"):
    """Everything is told again in this language."""

    language: Language


Moments = Annotated[int, Meta(ge=0, le=2**31)]
"""A moment of a match: when so many answers had been given."""


class Look(_FromPage, frozen=True, tag="look"):
    """How did the board look at a moment? For whoever plays; when the match is over, for everybody."""

    at: Moments


class Course(_FromPage, frozen=True, tag="course"):
    """Which moments are there?"""


class Retell(_FromPage, frozen=True, tag="tale"):
    """The whole journal of a match that is over, chapters that were folded too."""


class Advise(_FromPage, frozen=True, tag="advise"):
    """What would you do? Asked at the own question; everybody is told that it was."""

    serial: int


class Foresee(_FromPage, frozen=True, tag="outlook"):
    """How will this end? Told in several steps, until the match goes on."""

    serial: int


class LookBack(_FromPage, frozen=True, tag="hindsight"):
    """What did a match that is over turn on?"""


class Lead(_FromPage, frozen=True, tag="lead"):
    """Show the others a moment of a match that is over; nothing: do not lead any more."""

    at: Moments | None = None


class Ping(_FromPage, frozen=True, tag="ping"):
    """Still there."""


FromPage = (
    Hello
    | Answer
    | Ask
    | Why
    | Undo
    | Redo
    | Agree
    | Say
    | React
    | PointAt
    | Propose
    | Ready
    | Speak
    | Look
    | Course
    | Retell
    | Advise
    | Foresee
    | LookBack
    | Lead
    | Ping
)


# --- the match: from the table ----------------------------------------------------------------------------------------


class Choice(_Record, frozen=True, omit_defaults=True):
    """An option in words. With ``why`` it cannot be taken now, and ``rule`` says by which rule. ``tone``: somebody gets
    hurt by it (``danger``), or nothing comes of it (``vain``). ``chance``: the odds in words."""

    option: str
    label: str
    details: list[str] = []
    why: str = ""
    rule: str = ""
    odds: float | None = None
    forced: float | None = None
    chance: str = ""
    tone: Literal["", "danger", "vain"] = ""
    anytime: bool = False


Named = tuple[int, int, str]
"""A name in a sentence: where it begins, how long it is, and the id of the thing on the table that it names."""


class Question(_Record, frozen=True, omit_defaults=True):
    """What this participant is asked, or, with ``choices`` empty, whom the table waits for.

    Where a group decides together everybody reads the whole question; only ``seat`` (or its deputy) answers.
    """

    serial: int
    seat: int
    kind: str
    text: str
    names: list[Named] = []
    story: list[str] = []
    choices: list[Choice] = []
    facts: dict[str, Any] = {}
    low: int | None = None
    high: int | None = None
    closed: int = 0
    """How many more choices the rules forbid: told when somebody asks for them (``why``)."""
    aim: str = ""
    """What the bot that is asked is up to, in its own words."""


class Line(_Record, frozen=True, omit_defaults=True):
    """A line of the journal: what happened, in words, after which answer and by which rule.

    ``event`` is the game's event with its ``fields``; ``Story`` for a card's own words, ``SecondLook`` for an undo that
    took back new information, ``Folded`` at the top where missions before are not told any more. ``text`` is empty
    where another line tells of the event: it is only shown on the board.
    """

    answer: int
    text: str
    rule: str
    event: str
    fields: dict[str, Any] = {}
    names: list[Named] = []
    """The things that it names, and where."""
    second_look: bool = False


class TableLine(_Record, frozen=True):
    """Something that the table has seen: who came, left or was sent away, what was exported, which rule was changed.

    It is no chat, nobody can write one, and none is ever dropped. ``answer`` is after how many answers; ``count`` how
    often the same was seen at that moment; a line with the ``id`` of an earlier one takes its place.
    """

    id: int
    kind: str
    text: str
    at: str
    answer: int
    count: int = 1


class Reaction(_Record, frozen=True):
    """A sign under a line of chat, and who put it there."""

    sign: Sign
    names: list[str]


class ChatLine(_Record, frozen=True):
    """What a person wrote. Things of the game are named by their ids in double brackets: ``[[swamp]]``."""

    name: str
    text: str
    at: str
    seat: int | None = None
    id: int = 0
    reactions: list[Reaction] = []


class Vote(_Record, frozen=True):
    """What a seat that is not asked proposes as the answer."""

    seat: int
    option: str


class Voices(_Record, frozen=True):
    """What the others say on the open question. Nothing of it changes the match."""

    votes: list[Vote] = []
    ready: list[int] = []
    """The seats that have said enough."""
    wait: float = 0.0
    """Seconds of discussion left before an answer counts."""
    deputy: int | None = None
    """The seat that answers for the one who is asked, because nobody is there."""
    reading: bool = False
    """A bot is asked and leaves the page open until all who are there have read it: are ready, or propose the same."""


class UndoLevel(_Record, frozen=True, omit_defaults=True):
    """What could be taken back now: how many answers, and whether that is a second look."""

    level: Level
    answers: int
    second_look: bool = False
    asks: bool = False
    """It takes back what others have answered: one of them, or the host, has to agree."""


class TakenBack(_Record, frozen=True):
    """An undo whose answers can be brought back: how many, and how many that were given since would be taken back."""

    undo: int
    answers: int
    since: int
    name: str
    """Who took them back."""
    at: str
    asks: bool = False
    """Others have answered there: one of them, or the host, has to agree."""


class Wish(_Record, frozen=True):
    """Somebody asks to take back, or to bring back, what others have answered; gone as soon as the match goes on."""

    seat: int
    serial: int
    answers: int
    redo: bool
    may: list[int]
    """The seats that can agree."""


class _FromTable(_Record, frozen=True, tag_field="tell"):
    """Messages of the table. ``serial`` counts answers and undos: the moment that a message speaks of."""


class Welcome(_FromTable, frozen=True, tag="welcome"):
    """Everything, on connecting and after a change of language."""

    protocol: int
    serial: int
    table: TableInfo
    language: Language
    view: dict[str, Any]
    questions: list[Question]
    journal: list[Line]
    chat: list[ChatLine]
    log: list[TableLine]
    undo: list[UndoLevel]
    undone: list[TakenBack]
    voices: Voices
    wish: Wish | None = None


class Update(_FromTable, frozen=True, tag="update"):
    """After an answer or an undo: the view's changed parts by key, the new lines, the questions."""

    serial: int
    changed: dict[str, Any]
    lines: list[Line]
    questions: list[Question]
    undo: list[UndoLevel]
    undone: list[TakenBack]
    voices: Voices
    taken_back: int = 0
    """How many answers the journal lost by an undo: drop the lines with a higher answer number."""
    keep: int | None = None


class Preview(_FromTable, frozen=True, tag="preview"):
    """What would come of an option, in the game's own words and numbers; to whoever asked, and to nobody else."""

    serial: int
    option: str
    through: list[str]
    facts: dict[str, Any]


class Closed(_FromTable, frozen=True, tag="closed"):
    """What else the rules forbid at a question, each with its reason; to whoever asked. ``facts`` take the place of the
    question's of the same name."""

    serial: int
    seat: int
    choices: list[Choice]
    facts: dict[str, Any]


class Moment(_FromTable, frozen=True, tag="moment"):
    """What this participant knew at a moment, and what was told then; to whoever asked, and to nobody else."""

    at: int
    view: dict[str, Any]
    lines: list[Line]
    clock: int
    """The round, day or turn that the match had come to."""


class Mark(_Record, frozen=True):
    """Where something began: ``level`` is the longest that did. The others are numbers in what each is part of; 0:
    there is no such thing. ``seat`` was the next to answer."""

    at: int
    level: Level
    mission: int
    round: int
    phase: int
    turn: int
    seat: int | None = None


class Coursed(_FromTable, frozen=True, tag="course"):
    """The moments of the match: the first and the last that can be looked at, and where rounds and turns began."""

    first: int
    last: int
    marks: list[Mark]


class Tale(_FromTable, frozen=True, tag="tale"):
    """The whole journal of a match that is over."""

    lines: list[Line]


class Counsel(_Record, frozen=True):
    """An answer that was thought about: the chance of a good end after it, how far more thinking might take it from
    there, and a sentence of all that."""

    option: str
    chance: float
    margin: float
    text: str


class Advised(_FromTable, frozen=True, tag="advice"):
    """What the table would answer to the question of a seat, and the best others; to whoever asked. ``best`` is empty
    where there is nothing to choose, or nothing came of thinking. Of a bot that leads a group: what it will answer, to
    everybody."""

    serial: int
    seat: int
    best: list[Counsel]


class Prospect(_Record, frozen=True):
    """How likely a match ends well for a seat, or for all together (``None``), and how likely nobody of theirs falls
    before the round, day or turn is over; each with its margin."""

    seat: int | None
    chance: float
    margin: float
    safe: float
    safe_margin: float


class Outlook(_FromTable, frozen=True, tag="outlook"):
    """How the match may end, as this participant can know; to whoever asked. ``last``: it will not be told better."""

    serial: int
    worlds: int
    """In so many imagined matches."""
    prospects: list[Prospect]
    last: bool


class CurvePoint(_Record, frozen=True):
    """A chance after so many answers, in this round, day or turn."""

    at: int
    clock: int
    chance: float


class TurningPoint(_Record, frozen=True):
    """An answer that moved a chance much: by the ``choice`` itself, and by the ``luck`` that it met."""

    at: int
    seat: int
    clock: int
    text: str
    """What was answered."""
    before: float
    after: float
    choice: float
    luck: float


class HindSide(_Record, frozen=True):
    """A match as one side lived through it; the sums are of all its answers."""

    seat: int | None
    curve: list[CurvePoint]
    turns: list[TurningPoint]
    luck: float
    own: float
    others: float


class Hindsight(_FromTable, frozen=True, tag="hindsight"):
    """What a match that is over turned on, for each side; empty if that cannot be found out."""

    sides: list[HindSide]


class Led(_FromTable, frozen=True, tag="led"):
    """Who leads through a match that is over, and where; ``at`` is nothing when nobody does any more."""

    name: str
    at: int | None
    you: bool


class Seats(_FromTable, frozen=True, tag="seats"):
    """Somebody came, went, sat down, stood up; or the table's name or switches changed."""

    table: TableInfo


class Chat(_FromTable, frozen=True, tag="chat"):
    line: ChatLine


class Reacted(_FromTable, frozen=True, tag="reacted"):
    """What people think of a line of chat now."""

    line: int
    reactions: list[Reaction]


class Marked(_FromTable, frozen=True, tag="marked"):
    """Somebody points at something; it fades by itself, and nothing has changed by it."""

    seat: int
    name: str
    thing: str


class Logged(_FromTable, frozen=True, tag="log"):
    line: TableLine


class Wished(_FromTable, frozen=True, tag="wish"):
    """Somebody asks to take back or to bring back, or does not any more."""

    wish: Wish | None


class Heard(_FromTable, frozen=True, tag="voices"):
    """Somebody proposed something, is ready, came or went."""

    serial: int
    voices: Voices


RefusedCode = Literal[
    "stale",
    "not-asked",
    "not-offered",
    "not-yours",
    "no-moment",
    "too-early",
    "malformed",
    "too-fast",
    "too-long",
    "undo",
    "protocol",
    "unavailable",
    "our-fault",
    "match-broken",
]


class Refused(_FromTable, frozen=True, tag="refused"):
    """A message that was not taken: nothing has changed. With a ``pause`` the line ends, and the page should come back
    after so many seconds."""

    code: RefusedCode
    message: str
    rule: str = ""
    pause: int = 0


class Pong(_FromTable, frozen=True, tag="pong"):
    """Still here."""


FromTable = (
    Welcome
    | Update
    | Preview
    | Closed
    | Moment
    | Coursed
    | Tale
    | Advised
    | Outlook
    | Hindsight
    | Led
    | Seats
    | Chat
    | Reacted
    | Marked
    | Logged
    | Wished
    | Heard
    | Refused
    | Pong
)
