"""Draft of a position set up by hand, in the form of a scenario."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, Literal, TypeAlias

from attrs import asdict

from paxdesk.lazy_attrs import define, frozen
from paxdesk.porfiriana.rules.actions import DIAZ, PRIVATE_ARMY, SLOTS, CardNumber, Seat
from paxdesk.porfiriana.rules.agenda_checks import card_places
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.notation import seat_name
from paxdesk.porfiriana.rules.state import Options, State
from paxdesk.porfiriana.scenarios.reading import reader
from paxdesk.session.editor_draft import DraftData, PositionDraft
from paxdesk.session.session import SeatSetup
from paxdesk.strict_yaml import node_of
from paxdesk.yaml_writing import block_text

PlaceKind: TypeAlias = Literal[
    "market",  # slot `number`
    "hand",  # of seat `number`
    "tableau",
    "army",
    "grudges",
    "hacendado",
    "at",  # enterprise `number`
    "headlines",
    "deck",
    "public",
    "away",  # not in this position
]
BARE_SEATS: Final = 3
OVALS: Final = ("connection", "connection2")


@frozen
class EditorPlace:
    kind: PlaceKind
    number: int = 0


def given_of(state: State) -> DraftData:
    """Return the ``given`` data of a position in which a player may act freely."""
    given: DraftData = {
        "regime": state.regime,
        "depression": state.depression,
        "turn": seat_name(state.turn.seat),
        "actions": state.turn.actions,
        "topples_seen": state.topples_seen,
        "market": {slot: n for slot, n in zip(SLOTS, state.market, strict=True) if n},
        "speculation": {
            slot: seat_name(seat)
            for slot, seat in zip(SLOTS, state.speculation, strict=True)
            if seat is not None
        },
        "headlines": list(state.headlines),
        "deck": list(state.deck),
        "public": list(state.public_market),
        "players": {seat_name(seat): _player_of(state, seat) for seat in state.players},
    }
    return given


def _player_of(state: State, seat: Seat) -> dict[str, Any]:
    player = state.players[seat]
    tableau = {str(number): entry for number, entry in _tableau_of(state, seat)}
    grudges = list(player.grudges)
    if seat == DIAZ:
        return {"grudges": grudges, "tableau": tableau}
    army = [
        n for n, troop in state.troops.items() if troop.owner == seat and troop.at == PRIVATE_ARMY
    ]
    return {
        "hacendado": player.hacendado,
        "flipped": player.flipped,
        "heir": player.heir,
        "jailed": player.jailed,
        "gold": player.gold,
        "hand": list(player.hand),
        "grudges": grudges,
        "army": army,
        "tableau": tableau,
    }


def _tableau_of(state: State, seat: Seat) -> Iterator[tuple[CardNumber, dict[str, Any]]]:
    for number, piece in state.enterprises.items():
        if piece.owner != seat:
            continue
        entry: dict[str, Any] = {"unrest": piece.unrest, "income": piece.income}
        for key, builder in zip(OVALS, piece.connections, strict=False):
            if builder is not None:
                entry[key] = seat_name(builder)
        if piece.prestige_cube is not None:
            entry["prestige_cube"] = piece.prestige_cube
        if piece.troop:
            entry.update(troop=piece.troop, troop_owner=seat_name(state.troops[piece.troop].owner))
        yield number, entry
    for number, partner in state.partners.items():
        if partner.owner != seat:
            continue
        card = state.cards.partners[number]
        entry = {}
        if card.newspaper:
            entry["orientation"] = card.sides[partner.side].prestige
        elif card.public:
            entry["side"] = card.sides[partner.side].faction
        if partner.prestige_cube is not None:
            entry["prestige_cube"] = partner.prestige_cube
        yield number, entry


def nothing_yet(deck: Deck, seats: int) -> DraftData:
    """Return the data of a bare table for ``seats`` players, each with a Hacendado."""
    hacendados = list(deck.hacendados)
    return {
        "regime": "pax",
        "turn": seat_name(1),
        "market": {},
        "speculation": {},
        "headlines": [],
        "deck": [],
        "public": sorted(card_places(deck).public),
        "players": {
            seat_name(seat): _bare_player(hacendados[seat - 1]) for seat in range(1, seats + 1)
        },
    }


def _bare_player(hacendado: CardNumber) -> DraftData:
    return {
        "hacendado": hacendado,
        "gold": 0,
        "hand": [],
        "grudges": [],
        "army": [],
        "tableau": {},
    }


@define(eq=False)
class PaxDraft(PositionDraft[State]):
    deck: Deck
    seated: tuple[SeatSetup, ...] = ()
    """Players of the first seats; the others have default names."""

    @classmethod
    def of(cls, state: State, seated: Sequence[SeatSetup] = ()) -> "PaxDraft":
        """Create a draft of a position. Raises Misfit if no scenario can describe it."""
        people = len(state.players) - (DIAZ in state.players)
        head: DraftData = {"players": people} if state.solo is None else {"solo": state.solo}
        options = _options_of(state.options)
        data = {**head, "options": options, "given": given_of(state)}
        return cls(data, state.cards, tuple(seated))

    @classmethod
    def bare(cls, deck: Deck, seats: int = BARE_SEATS) -> "PaxDraft":
        return cls({"players": seats, "options": {}, "given": nothing_yet(deck, seats)}, deck)

    def read(self, data: DraftData) -> State:
        return reader(self.deck)(node_of({"title": "", "seed": 0, **data})).position

    @property
    def unused(self) -> list[CardNumber]:
        """Cards that are not in the position but could be."""
        state = self.state
        used = {
            *state.market, *state.deck, *state.headlines, *state.public_market,
            *state.enterprises, *state.partners, *state.troops,
            *(n for each in state.players.values() for n in (*each.hand, *each.grudges)),
            *(each.hacendado for each in state.players.values()),
        }  # fmt: skip
        places = card_places(self.deck)
        able = {*places.market, *places.public, *self.deck.hacendados}
        return [number for number in self.deck.cards if number in able - used]

    def lay(self, card: CardNumber, place: EditorPlace) -> str:
        """Move a card to ``place``; return why that is impossible, or ""."""

        def do(given: DraftData) -> None:
            entry, slot = _lift(given, card)
            players = given["players"]
            name = seat_name(place.number)
            match place.kind:
                case "market":
                    before = given["market"].get(SLOTS[place.number])
                    given["market"][SLOTS[place.number]] = card
                    if before is not None and slot is not None:
                        given["market"][slot] = before
                case "hand" | "army" | "grudges":
                    players[name].setdefault(place.kind, []).append(card)
                case "tableau":
                    players[name].setdefault("tableau", {})[str(card)] = entry
                case "hacendado":
                    players[name].update(hacendado=card, flipped=None, heir=False)
                case "at":
                    at = _entry_of(given, place.number)
                    _home(given, at)
                    at.pop("income", None)
                    at.update(troop=card, troop_owner=seat_name(self._owner_of(card)))
                case "headlines" | "deck" | "public":
                    given[place.kind].append(card)
                case "away":
                    pass

        return self.change(do)

    def _owner_of(self, troop: CardNumber) -> Seat:
        piece = self.state.troops.get(troop)
        if piece is not None:
            return piece.owner
        holders = (s for s, each in self.state.players.items() if troop in each.hand)
        return next(holders, self.state.turn.seat)

    def set_player(self, seat: Seat, key: str, value: object) -> str:
        """Change a property of a player.

        Returns why that is impossible, or "".
        """
        return self.change(lambda given: given["players"][seat_name(seat)].update({key: value}))

    def set_piece(self, card: CardNumber, key: str, value: object) -> str:
        """Set a card's property; None removes it.

        Returns why that is impossible, or "".
        """

        def do(given: DraftData) -> None:
            entry = _entry_of(given, card)
            if key != "income":
                entry.pop("income", None)
            if value is None:
                entry.pop(key, None)
            else:
                entry[key] = value

        return self.change(do)

    def speculate(self, slot: int, seat: Seat | None) -> str:
        """Set the Speculation Cube of a market card; None removes it.

        Returns why that is impossible, or "".
        """

        def do(given: DraftData) -> None:
            given["speculation"].pop(SLOTS[slot], None)
            if seat is not None:
                given["speculation"][SLOTS[slot]] = seat_name(seat)

        return self.change(do)

    def seat(self, number: int) -> str:
        """Set the number of players.

        Returns why that is impossible, or "".
        """

        def do(data: DraftData) -> None:
            players = data["given"]["players"]
            free = (n for n in self.deck.hacendados if n in self.unused)
            for seat in range(data["players"] + 1, number + 1):
                players[seat_name(seat)] = _bare_player(next(free))
            for seat in range(number + 1, data["players"] + 1):
                del players[seat_name(seat)]
            data["players"] = number

        return self.change_whole(do)

    def written(self, title: str) -> str:
        empty: tuple[object, ...] = ({}, [])
        given = {k: v for k, v in self.data["given"].items() if k == "public" or v not in empty}
        head = {k: v for k, v in self.data.items() if v and k != "given"}
        head = {"name": "position", "title": title, "rules": ["E"], **head, "seed": 0}
        return block_text({**head, "given": given, "do": []})


def _options_of(options: Options) -> DraftData:
    """Return the data of options that differ from the default."""
    found: DraftData = dict.fromkeys(options.on, True)
    if options.handicaps:
        found["handicaps"] = {
            seat_name(seat): {k: v for k, v in asdict(each).items() if v}
            for seat, each in enumerate(options.handicaps, start=1)
        }
    return found


def _entry_of(given: DraftData, card: CardNumber) -> dict[str, Any]:
    """Return the data of a tableau card. Raises KeyError if there is none."""
    for player in given["players"].values():
        found: dict[str, Any] | None = player.get("tableau", {}).get(str(card))
        if found is not None:
            return found
    raise KeyError(card)


def _home(given: DraftData, entry: dict[str, Any]) -> None:
    """Move an enterprise's troop to the troop owner's Private Army."""
    troop, owner = entry.pop("troop", None), entry.pop("troop_owner", None)
    if troop is not None:
        given["players"][owner].setdefault("army", []).append(troop)
        entry.pop("income", None)


def _lift(given: DraftData, card: CardNumber) -> tuple[dict[str, Any], str | None]:
    """Remove a card; return its data, and its market slot or None."""
    for pile in ("headlines", "deck", "public"):
        if card in given.get(pile, ()):
            given[pile].remove(card)
    slot = next((slot for slot, number in given["market"].items() if number == card), None)
    if slot is not None:
        del given["market"][slot]
        given["speculation"].pop(slot, None)
    for player in given["players"].values():
        for pile in ("hand", "grudges", "army"):
            if card in player.get(pile, ()):
                player[pile].remove(card)
        tableau = player.get("tableau", {})
        for entry in tableau.values():
            if entry.get("troop") == card:
                del entry["troop"]
                entry.pop("troop_owner", None)
                entry.pop("income", None)
        entry = tableau.pop(str(card), None)
        if entry is not None:
            _home(given, entry)
            entry.pop("income", None)
            entry.pop("prestige_cube", None)
            return entry, slot
    return {}, slot
