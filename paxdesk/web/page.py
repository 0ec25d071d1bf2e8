"""Page of a seat in a browser: its content and its requests."""

import json
from collections.abc import Callable, Sequence
from functools import cached_property, partial
from typing import Any, Final, Protocol, TypeAlias

from attrs import evolve

from paxdesk.desk.game_types import Action, Session
from paxdesk.desk.inspector.content import InspectorContent
from paxdesk.desk.log.log_rows import LogRow, StepLog
from paxdesk.desk.painting.palette import SEATS
from paxdesk.desk.protocol.handling import GestureIndex
from paxdesk.desk.protocol.table_game import Question, TableGame
from paxdesk.desk.scene.geometry import INSPECTOR_FROM, RATIO, Rect
from paxdesk.desk.scene.things import Spot
from paxdesk.desk.words import NUMBER, Labels, MenuEntry, Names
from paxdesk.desk.words import refusal_words as with_names
from paxdesk.files.strict_json import InvalidData
from paxdesk.language import Speech, speaking, tr, with_colon
from paxdesk.net.browser_messages import (
    MAX_PICTURES_ASKED,
    Do,
    Earlier,
    PageMessage,
    Pictures,
    TakeBack,
    Tap,
    Vote,
    read_page,
)
from paxdesk.net.messages import (
    Answer,
    Ask,
    Asked,
    Fetched,
    Gathering,
    Open,
    Play,
    Presence,
    Proposal,
    Refused,
    Rematch,
    read_told,
    written,
)
from paxdesk.net.seats import Seating
from paxdesk.net.shared_seed import SeedShare, sealed
from paxdesk.net.shared_table import SharedTable
from paxdesk.session.game_protocol import Seat
from paxdesk.session.session import NO_SEAT, Request
from paxdesk.web.page_words import page_words, refused, table_sentence, vote_sentence
from paxdesk.web.pictures import LARGE, MAP_SCALE, SMALL, PictureBook
from paxdesk.web.seat_view import SeatView
from paxdesk.web.table_reading import (
    PictureOf,
    ReadMap,
    ReadSection,
    ReadThing,
    flat,
    read_map,
    sections,
    shown_things,
    view_model,
)

Frame: TypeAlias = dict[str, Any]
ROWS_AT_FIRST: Final = 80
"""Maximum number of log rows sent at first or per request."""
FINGER: Final = 30.0
"""Minimum side of a place on a map, in units."""
MAX_NOTED: Final = 8
"""Number of answers above which no consequences are sent."""
NOTES: Final = 3
"""Maximum number of consequences of an answer."""
MAX_ACTIONS: Final = 5_000
"""Number of actions of a position above which no details are sent."""


class PageLine(Protocol):
    """Connection to a page; does nothing once disconnected."""

    at_home: bool

    def send(self, frame: str | bytes) -> None: ...
    def close(self) -> None: ...


class Page:
    """Page of a seat.

    ``soon`` queues a call on the thread of the tables.
    """

    def __init__(
        self,
        line: PageLine,
        game: TableGame,
        seat: Seat,
        speech: Speech,
        book: Callable[[], PictureBook],
        soon: Callable[[Callable[[], object]], object],
    ) -> None:
        self.line = line
        self.at_home = line.at_home
        self.game = game
        self.seat = seat
        self._speech = speech
        self._make_book = book
        self._soon = soon
        self._gathering: Seating[Any, Any, Any] | None = None
        """Table of the seat, dealt or not; None before :meth:`begin`."""
        self._table: SharedTable[Any, Any, Any] | None = None
        self._view: SeatView | None = None
        self._presence: Presence | None = None
        self._proposal: Proposal | None = None
        self._waits = False
        """True if :meth:`show` is scheduled."""
        self._log: StepLog | None = None
        self._rows: list[LogRow] = []
        """Rows of the log as of the last message to the page."""
        self._position = ""
        """Mark that identifies the position on the page."""
        self._shown = 0
        """Number of positions sent so far."""
        self._mark = ""
        """Mark that identifies the actions and things sent last, which requests name by number."""
        self._actions: list[Action] = []
        """Actions sent for this position, by number."""
        self._things: list[ReadThing] = []
        """Things sent for this position, by number."""
        self._gestures: GestureIndex | None = None
        """Legal gestures in this position; None before :meth:`show`."""
        self._wanted: list[str] = []
        """Names of the pictures asked for and not sent yet."""
        self._share = SeedShare.fresh()
        self._fetched = False
        self._ended = False

    # --- A client of the table --------------------------------------------------------------------

    def send(self, frame: str) -> None:
        """Pass on the messages that concern the page."""
        told = read_told(frame)
        with speaking(self._speech):
            match told:
                case Gathering():
                    self._gathered(told)
                case Presence():
                    self._presence = told
                    self._tell_seats()
                case Proposal():
                    self._proposal = told if told.number else None
                    self._tell_vote()
                case Refused(why=why, word=word):
                    self._tell(refused(why, word))
                case Rematch(table=table, token=token, port=port):
                    self._tell({"t": "again", "table": table, "token": token, "port": port})

    def close(self) -> None:
        self._ended = True
        self.line.close()

    def follow(self, table: Seating[Any, Any, Any]) -> None:
        """Schedule an update of the page from a dealt table."""
        assert isinstance(table, SharedTable), "only a dealt table has a position"
        self._table = table
        if not self._waits and not self._ended:
            self._waits = True
            self._soon(self.show)

    def _gathered(self, told: Gathering) -> None:
        """Send the list of players, and the seat's seed share if needed."""
        known = sealed(told.seals)
        seats = []
        for seat, name in enumerate(told.names, start=1):
            here = seat not in told.elsewhere or seat in known
            words = tr("is here") if here else tr("is expected")
            seats.append({"words": with_colon(name, words), "here": here})
        self._tell({"t": "gathering", "seats": seats})
        if self.seat in told.elsewhere and known.get(self.seat) != self._share.seal:
            self._soon(partial(self._open, told.round))

    def _open(self, number: int) -> None:
        if self._gathering is not None:
            self._gathering.hear(self, written(Open(number, self._share)))

    # --- The page ---------------------------------------------------------------------------------

    def _tell(self, frame: Frame) -> None:
        self.line.send(json.dumps(frame, ensure_ascii=False, separators=(",", ":")))

    def begin(self, table: Seating[Any, Any, Any], language: str) -> None:
        self._gathering = table
        with speaking(self._speech):
            title = tr(self.game.title)
            words = page_words()
        seat = self.seat
        self._tell({"t": "words", "title": title, "language": language, "seat": seat, "say": words})

    def hear(self, table: Seating[Any, Any, Any], frame: str | bytes) -> None:
        self._gathering = table
        try:
            message = read_page(frame)
        except InvalidData:
            if self in table.guests:
                table.complain(self, "garbage")
            return
        with speaking(self._speech):
            self._take(message)

    def _take(self, message: PageMessage) -> None:
        match message:
            case Pictures(names=names):
                self._want(names)
            case Do(mark=mark, number=number):
                self._do(mark, number)
            case Tap(mark=mark, thing=number):
                if mark == self._mark and 0 <= number < len(self._things):
                    self._tap(number)
            case TakeBack(mark=mark, turn=turn):
                if self._is_present(mark):
                    self.ask("restart" if turn else "undo")
            case Vote(number=number, agrees=agrees):
                self._hand(Answer(number, agrees))
            case Earlier(row=row):
                first = max(0, min(row, len(self._rows)) - ROWS_AT_FIRST)
                self._tell({"t": "earlier", "from": first, "rows": self._told_rows(first, row)})

    def _hand(self, message: Asked) -> None:
        """Send a message to the table."""
        if self._gathering is not None and not self._ended:
            self._gathering.hear(self, written(message))

    def _do(self, mark: str, number: int) -> None:
        view = self._view
        if view is None or not 0 <= number < len(self._actions):
            return
        if self._is_present(mark):
            self.play(view.session.game.write(self._actions[number]))

    def _is_present(self, mark: str) -> bool:
        """Return whether a request is current; refuse it if not."""
        if mark != self._mark:
            self._tell(refused("late", ""))
        return mark == self._mark

    # The host of this seat's session, see ``GameHost``.

    def play(self, line: str, note: str = "") -> None:
        self._hand(Play(self._position, line, note))

    def ask(self, what: Request, seat: Seat = NO_SEAT) -> None:
        self._hand(Ask(self._position, what, seat))

    # --- Pictures ---------------------------------------------------------------------------------

    @cached_property
    def _book(self) -> PictureBook:
        return self._make_book()

    def _want(self, names: Sequence[str]) -> None:
        asked = dict.fromkeys(names[:MAX_PICTURES_ASKED])
        known = [each for each in asked if self._book.knows(each)]
        begun = bool(self._wanted)
        self._wanted += [each for each in known if each not in self._wanted]
        if self._wanted and not begun:
            self._soon(self._paint)

    def _paint(self) -> None:
        if self._ended or not self._wanted:
            return
        name = self._wanted.pop(0)
        self.line.send(name.encode() + self._book.paint(name))
        if self._wanted:
            self._soon(self._paint)
        else:
            self._book.rest()

    def _name(self, picture: PictureOf | None, pixels: int) -> str:
        return self._book.name(picture, pixels) if picture is not None else ""

    def _scaled(self, picture: PictureOf) -> str:
        return self._name(picture, round((picture.width + 2 * picture.margin) * MAP_SCALE))

    # --- The position -----------------------------------------------------------------------------

    def show(self) -> None:
        self._waits = False
        table = self._table
        if table is None or self._ended:
            return
        with speaking(self._speech):
            self._show(table)

    def _show(self, table: SharedTable[Any, Any, Any]) -> None:
        if self._view is None:
            self._view = SeatView(table, self.seat, self)
        else:
            self._view.follow()
        session = self._view.session
        labels = self.game.wording.labels(session)
        names = {seat: each.name for seat, each in labels.items()}
        self._position, self._shown, self._actions = table.mark(self.seat), self._shown + 1, []
        self._mark = f"{self._position} {self._shown}"
        over = session.seat_to_act is None or table.claims.closed
        asked = not over and self._asked(session)
        legal = session.legal() if asked else []
        question = self._question(session, asked, legal, names)
        self._book.serve(session.state)
        self._gestures = self.game.handling.gestures(session.state, legal)
        model = view_model(self.game, session, self.seat, labels)
        handling = self.game.handling
        ignored = {each for each in (handling.end_turn, handling.hand_area) if each is not None}
        shown = shown_things(self.game, model)
        found, plan = sections(self.game, model, shown, ignored), read_map(self.game, model, shown)
        self._things = flat(found)
        frame: Frame = {
            "t": "table",
            "mark": self._mark,
            "asked": asked,
            "over": over,
            "prompt": [question.line, question.note],
            "heading": question.heading,
            **self._answers(session, question, legal, names),
            "undo": asked and table.session.can_undo,
            "sections": self._told_sections(found, plan),
            "map": self._told_map(plan),
            "seats": self._seats(session, labels),
            "log": self._told_log(session, names),
        }
        self._tell(frame)
        if over and self.seat and not self._fetched:
            # A page stores nothing, so the host need not wait for it.
            self._fetched = True
            self._hand(Fetched())

    @property
    def _only_watched(self) -> bool:
        return self._table is not None and self._table.sharing.only_watched

    def _asked(self, session: Session) -> bool:
        return bool(self.seat) and session.seat_to_act == self.seat and not self._only_watched

    def _question(
        self, session: Session, asked: bool, legal: list[Action], names: Names
    ) -> Question:
        acts = session.seat_to_act
        if asked or acts is None:
            return self.game.wording.question(session.state, acts, legal, names)
        if self._only_watched:
            return evolve(self.game.wording.question(session.state, acts, legal, names), note="")
        if session.halted:
            return Question(None, "robot", session.halted)
        return Question(None, "robot", tr("{0} is playing.", names[acts]))

    def _answers(
        self, session: Session, question: Question, legal: list[Action], names: Names
    ) -> Frame:
        """Return the listed answers, and the answer that ends the turn."""
        handling = self.game.handling
        ending = handling.ending()
        listed = legal
        if question.manner == "turn" or (question.manner == "table" and self._on_map):
            listed = [each for each in self._unplaced(legal) if each != ending]
        count = len(listed)
        told: Frame = {"answers": [self._answer(session, each, names, count) for each in listed]}
        if question.manner == "turn" and ending is not None and ending in legal:
            told["end"] = self._answer(session, ending, names, 1)
        return told

    @property
    def _on_map(self) -> bool:
        return any(each.place is not None for each in self._things)

    def _unplaced(self, legal: list[Action]) -> list[Action]:
        """Return the actions that no thing offers, and declining if no button offers it."""
        gestures, there = self._gestures, {each.spot for each in self._things}
        assert gestures is not None, "they were read for this position"
        lost = [pick for pick in gestures.picks if pick not in there]
        found = [
            each for pick in lost for drops in gestures.by_pick(pick).values() for each in drops
        ]
        nothing, kinds = self.game.handling.declining(legal), self.game.handling.buttons
        pressed = (gestures.clicked(each) for each in there if each.kind in kinds)
        if nothing is None or nothing in found or any(nothing in each for each in pressed):
            return found
        return [*found, nothing]

    def _number(self, action: Action) -> int:
        self._actions.append(action)
        return len(self._actions) - 1

    def _answer(self, session: Session, action: Action, names: Names, count: int) -> Frame:
        label = self.game.wording.label(session.state, action, names)
        notes = [label.note] if label.note else []
        forecast = self.game.forecast
        if forecast is not None and count <= MAX_NOTED:
            found = forecast.consequences(session.state, action, self.seat, names)
            notes += [each.words for each in found[:NOTES]]
        return {"a": self._number(action), "words": label.words, "notes": notes}

    def _told_sections(self, found: Sequence[ReadSection], plan: ReadMap | None) -> list[Frame]:
        picks = set() if self._gestures is None else set(self._gestures.picks)
        number = iter(range(len(self._things)))
        return [
            {
                "name": section.name,
                "things": [self._thing(each, picks, number, plan) for each in section.things],
            }
            for section in found
        ]

    def _told_map(self, plan: ReadMap | None) -> Frame | None:
        if plan is None:
            return None
        area = plan.area
        return {
            "pic": self._scaled(plan.ground),
            "ratio": round(area.height / area.width, 4),
            "layers": [
                {"pic": self._scaled(each.picture), "at": _shares(each.place, area)}
                for each in plan.layers
            ],
        }

    def _thing(self, thing: ReadThing, picks: set[Any], number: Any, plan: ReadMap | None) -> Frame:
        target, picture = thing.target, thing.picture
        told: Frame = {"i": next(number), "name": target.words}
        if picture is not None:
            told["pic"] = self._name(picture, SMALL) if target.card else self._scaled(picture)
            told["ratio"] = round(picture.height / picture.width, 3)
            if not target.card:
                told["wide"] = round(picture.width)
        if thing.place is not None and plan is not None:
            place = thing.place.at_least(FINGER)
            told["at"], told["z"] = _shares(place, plan.area), round(target.depth)
        if thing.spot in picks and not target.off:
            told["can"] = 1
        if target.chosen:
            told["chosen"] = 1
        if target.counted:
            told["counted"] = 1
        if thing.spot.kind in self.game.handling.buttons:
            told["press"] = 1
        if thing.parts:
            told["parts"] = [self._thing(each, picks, number, plan) for each in thing.parts]
            if any("can" in each for each in told["parts"]):
                told["can"] = 1
        return told

    def _seats(self, session: Session, labels: Labels) -> list[Frame]:
        presence = self._presence
        turn = NO_SEAT if self._only_watched else session.state.turn_seat
        told = []
        for seat, label in labels.items():
            if seat == NO_SEAT:
                continue
            look = SEATS[label.colour]
            each: Frame = {"seat": seat, "name": label.name, "colour": look.colour, "ink": look.ink}
            each["state"] = ""
            if presence is not None and seat in presence.robots:
                each["state"] = tr("a robot plays for {names}", names=label.name)
            elif presence is not None and seat in presence.elsewhere and seat not in presence.here:
                each["state"] = tr("away@a player")
            each["turn"] = seat == turn and not session.state.over
            told.append(each)
        return told

    def _tell_seats(self) -> None:
        if self._view is not None:
            session = self._view.session
            seats = self._seats(session, self.game.wording.labels(session))
            presence = self._presence
            terms = table_sentence(presence) if presence is not None else ""
            self._tell({"t": "seats", "seats": seats, "terms": terms})

    def _tell_vote(self) -> None:
        view, told = self._view, self._proposal
        if view is None or told is None or self.seat not in told.waits:
            self._tell({"t": "vote", "number": 0})
            return
        words = vote_sentence(told, self._names(view.session))
        self._tell({"t": "vote", "number": told.number, "words": words})

    # --- The log ----------------------------------------------------------------------------------

    def _told_log(self, session: Session, names: Names) -> Frame:
        """Return the log rows from the first changed or new one; at first, the last rows."""
        if self._log is None:
            self._log = self.game.wording.game_log(names)
        self._log.follow(session)
        rows, known = self._log.rows, self._rows
        kept = 0
        for old, new in zip(known, rows, strict=False):
            if old is not new and old != new:
                break
            kept += 1
        self._rows = rows
        first = kept if known else max(0, len(rows) - ROWS_AT_FIRST)
        return {"from": first, "rows": self._told_rows(first, len(rows))}

    def _told_rows(self, first: int, end: int) -> list[Frame]:
        assert self._log is not None, "the log was followed"
        names = self._log.names
        told = []
        for row in self._rows[first:end]:
            words = row.words
            if row.kind == "action" and row.seat is not None and row.seat in names:
                words = f"{names[row.seat]} {words}"
            told.append({"k": row.kind, "w": NUMBER.sub("", words), "s": row.seat or 0})
        return told

    # --- A tap on a thing -------------------------------------------------------------------------

    def _tap(self, number: int) -> None:
        """Select or press a thing, or send its details."""
        spot, handling, view = self._things[number].spot, self.game.handling, self._view
        if view is None:
            return
        if self._asked(view.session) and handling.choose(view.session.state, spot):
            self.show()
        elif spot.kind in handling.buttons:
            self._press(spot)
        else:
            self._study(number)

    def _press(self, spot: Spot) -> None:
        """Perform a button's action, or send why none is possible."""
        view, gestures = self._view, self._gestures
        if view is None or gestures is None:
            return
        found = gestures.clicked(spot)
        if len(found) == 1:
            self.play(view.session.game.write(found[0]))
        elif (why := self.game.handling.why_not_clicked(view.session, spot)) is not None:
            words = with_names(why.reason, self._names(view.session))
            self._tell({"t": "refused", "why": "rules", "words": words})

    def _names(self, session: Session) -> dict[Seat, str]:
        return {seat: each.name for seat, each in self.game.wording.labels(session).items()}

    def _study(self, number: int) -> None:
        """Send the details and possible actions of a thing."""
        view, thing = self._view, self._things[number]
        if view is None or len(self._actions) > MAX_ACTIONS:
            return
        session = view.session
        names = self._names(session)
        asked = self.seat if self._asked(session) else None
        inspector = self.game.inspector
        content = InspectorContent()
        deeds: Sequence[MenuEntry] = ()
        if inspector is not None:
            content = inspector.inspected(session, thing.spot, thing.card, asked, names)
            if asked is not None:
                deeds = inspector.deeds(session, thing.spot, asked, names)
        if asked is not None and thing.place is not None:
            deeds = [*deeds, *self._clicks(session, thing.spot, deeds, names)]
        picture = thing.picture
        if content.shown is not None:
            picture = PictureOf(content.shown.face, INSPECTOR_FROM, INSPECTOR_FROM * RATIO)
        self._tell(
            {
                "t": "thing",
                "i": number,
                "mark": self._mark,
                "name": thing.target.words,
                "lines": _lines(content),
                "pic": self._name(picture, LARGE),
                "ratio": round(picture.height / picture.width, 3) if picture is not None else 0,
                "deeds": [self._deed(session, each, names) for each in deeds],
            }
        )

    def _clicks(
        self, session: Session, spot: Spot, known: Sequence[MenuEntry], names: Names
    ) -> list[MenuEntry]:
        """Return further menu entries for a click on the map."""
        gestures, handling = self._gestures, self.game.handling
        assert gestures is not None, "they were read for this position"
        found = list(gestures.clicked(spot))
        for each in self._things:
            if each.target.chosen:
                found += gestures.dropped(each.spot, spot)[1]
        entries = list(known)
        for action in found:
            if not any(action in simple.actions for deed in entries for simple in deed.simple):
                label = self.game.wording.label(session.state, action, names)
                entries.append(MenuEntry("", label.words, note=label.note, actions=(action,)))
        if not entries and (why := handling.why_not_clicked(session, spot)) is not None:
            entries.append(MenuEntry("", why.reason))
        return entries[len(known) :]

    def _deed(self, session: Session, entry: MenuEntry, names: Names) -> Frame:
        told: Frame = {"words": entry.words.rstrip(" …"), "amount": entry.amount}
        told["note"] = with_names(entry.note, names)
        if entry.loses:
            told["loses"] = 1
        if entry.places:
            told["ways"] = [self._deed(session, each, names) for each in entry.places]
        elif len(entry.actions) == 1:
            told["a"] = self._number(entry.actions[0])
        elif entry.actions:
            told["ways"] = [
                self._answer(session, each, names, len(entry.actions)) for each in entry.actions
            ]
        return told


def _lines(content: InspectorContent) -> list[Frame]:
    told: list[Frame] = []
    if content.shown is not None:
        told.append({"k": "kind", "w": content.shown.kind})
        told += [{"k": "printed", "w": each.words} for each in content.shown.lines]
    for row in content.rows:
        if row.kind == "heading":
            told.append({"k": "heading", "w": row.words})
        elif row.kind in ("fact", "sum", "total"):
            words = with_colon(row.words, row.amount) if row.amount else row.words
            told.append({"k": row.kind, "w": words})
    last = len(told)
    while last and told[last - 1]["k"] == "heading":
        last -= 1
    return told[:last]


def _shares(place: Rect, area: Rect) -> list[float]:
    """Return left, top, width and height in per cent."""
    across, down = 100 / area.width, 100 / area.height
    left, top = (place.x - area.x) * across, (place.y - area.y) * down
    return [round(each, 2) for each in (left, top, place.width * across, place.height * down)]
