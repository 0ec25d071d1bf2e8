"""Builder of the position ``given`` in a scenario.

Invalid entries raise Misfit.
"""

from collections.abc import Collection, Iterable

from attrs import field

from paxdesk.language import join_sentences, tr
from paxdesk.lazy_attrs import define
from paxdesk.porfiriana.rules.actions import DIAZ, SLOTS, CardNumber, Seat
from paxdesk.porfiriana.rules.agenda import DiazTurn
from paxdesk.porfiriana.rules.agenda_checks import card_places
from paxdesk.porfiriana.rules.card_verbs import PRESTIGES, REGIMES
from paxdesk.porfiriana.rules.cards import CARD_NUMBERS, PartnerCard
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.invariants import cubes_laid, invariant_violations
from paxdesk.porfiriana.rules.notation import seat_name
from paxdesk.porfiriana.rules.prices import value_of
from paxdesk.porfiriana.rules.recount import dues_by_seat, set_prestige_cube
from paxdesk.porfiriana.rules.state import (
    CUBES_PER_PLAYER,
    JAIL_ACTIONS,
    EnterpriseInPlay,
    Options,
    PartnerInPlay,
    Player,
    SoloMode,
    State,
    TroopInPlay,
    Turn,
)
from paxdesk.porfiriana.rules.turn import counts_for_standoff
from paxdesk.session.randomness import Generator
from paxdesk.strict_yaml import (
    Misfit,
    Reader,
    YamlNode,
    bool_reader,
    check_keys,
    choice_reader,
    int_reader,
    list_items,
    map_entries,
    optional_key,
)

_GIVEN = (
    "regime", "depression", "turn", "actions", "market", "speculation", "deck", "headlines",
    "topples_seen", "public", "players",
)  # fmt: skip
_PLAYER = ("hacendado", "flipped", "heir", "jailed", "gold", "hand", "grudges", "army", "tableau")
_DIAZ = ("grudges", "tableau")
_ENTERPRISE = (
    "unrest", "income", "connection", "connection2", "prestige_cube", "troop", "troop_owner",
)  # fmt: skip
_PARTNER = ("prestige_cube", "orientation", "side")
_NUMBER = int_reader(CARD_NUMBERS[0], CARD_NUMBERS[-1])


def seat_reader(seats: Iterable[Seat]) -> Reader[Seat]:
    """Return a reader for one of these seats, written as ``P1``."""
    named = {seat_name(seat): seat for seat in seats}
    word = choice_reader(named)
    return lambda node: named[word(node)]


def read_position(
    given: YamlNode,
    deck: Deck,
    seats: int,
    options: Options,
    seed: int,
    solo: SoloMode | None = None,
) -> State:
    """Return the position described by ``given``. Raises Misfit if it is invalid."""
    check_keys(given, _GIVEN, (), "“given”")
    entry = map_entries(given)
    order = [*range(1, seats + 1), *([DIAZ] if solo == "diaz" else [])]
    players = _players(entry.get("players"), order)
    state = State(
        cards=deck,
        options=options,
        players={},
        turn=Turn(optional_key(entry, "turn", seat_reader(players), 1)),
        generator=Generator.from_seed(seed),
        regime=optional_key(entry, "regime", choice_reader(REGIMES), "pax"),
        depression=optional_key(entry, "depression", bool_reader, False),
        solo=solo,
    )
    layout = _Layout(state, seat_reader(players))
    hacendados = layout.hacendados(players)
    for seat in players:
        state.players[seat] = Player(seat, hacendados.get(seat, 0))
    for seat, node in players.items():
        if node is not None:
            layout.lay_player(state.players[seat], map_entries(node))
    layout.lay_market(entry)
    layout.lay_public(entry.get("public"))
    layout.count_out()
    _begin_turn(state, entry)
    for seat, player in state.players.items():
        if player.reserve < 0:
            needed = CUBES_PER_PLAYER - player.reserve
            problem = tr("{seat} would need {number} cubes", seat=seat_name(seat), number=needed)
            raise Misfit(
                (players[seat] or given).line, problem, tr("at most {most}", most=CUBES_PER_PLAYER)
            )
    wrong = invariant_violations(state, settled=False)
    if wrong:
        problem = tr("an impossible position: {problem}", problem=join_sentences(wrong))
        raise Misfit(given.line, problem)
    return state


def _players(node: YamlNode | None, order: list[Seat]) -> dict[Seat, YamlNode | None]:
    given = map_entries(node) if node is not None else {}
    if node is not None:
        check_keys(node, [*map(seat_name, order)], (), "“players”")
    for name, player in given.items():
        check_keys(player, _DIAZ if name == seat_name(DIAZ) else _PLAYER, (), name)
    return {seat: given.get(seat_name(seat)) for seat in order}


def _begin_turn(state: State, entry: dict[str, YamlNode]) -> None:
    """Set up the turn and the number of Topples seen."""
    turn = state.turn
    usual = state.turn_actions(turn.seat)
    if turn.seat == DIAZ:
        state.agenda = [DiazTurn()]
    turn.actions = optional_key(entry, "actions", int_reader(), usual)
    # a jailed player with more actions than JAIL_ACTIONS was free when the turn began (R7, R55)
    turn.began_in_jail = state.active.jailed and turn.actions <= JAIL_ACTIONS
    topples = state.cards.topples
    shown = [slot for slot, number in enumerate(state.market) if number in topples]
    seen = optional_key(entry, "topples_seen", int_reader(0, len(topples)), 0)
    # by default, only the Topples in the market have been seen
    state.topples_seen = seen or len(shown)
    if state.topples_seen == len(topples):
        turn.counts_for_standoff = counts_for_standoff(state)
        if shown:
            # the market is filled from the cheap end, so the dearest Topple came last
            dearest = max(shown, key=lambda slot: (slot % 6, slot))
            state.final_topple = state.market[dearest]


@define
class _Layout:
    """Builder of a position; ``lines`` maps cards to their lines in the file."""

    state: State
    seat: Reader[Seat]
    lines: dict[CardNumber, int] = field(factory=dict)
    income: dict[CardNumber, int] = field(factory=dict)
    kickbacks: dict[CardNumber, bool] = field(factory=dict)

    # --- Cards ---

    def claim(
        self, number: CardNumber, line: int, allowed: Collection[CardNumber], what: str
    ) -> CardNumber:
        """Record and return a card. Raises Misfit if it is a duplicate or not ``allowed``."""
        if number not in allowed:
            kind = self.state.cards.cards[number].kind.replace("_", " ")
            raise Misfit(
                line, tr("card {number} is of type {kind}", number=number, kind=kind), what
            )
        if number in self.lines:
            problem = tr(
                "duplicate card {number}, already on line {line}",
                number=number,
                line=self.lines[number],
            )
            raise Misfit(line, problem)
        self.lines[number] = line
        return number

    def card(self, node: YamlNode, allowed: Collection[CardNumber], what: str) -> CardNumber:
        return self.claim(_NUMBER(node), node.line, allowed, what)

    def cards(
        self, node: YamlNode | None, allowed: Collection[CardNumber], what: str
    ) -> list[CardNumber]:
        return (
            [self.card(each, allowed, what) for each in list_items(node)]
            if node is not None
            else []
        )

    def hacendados(self, players: dict[Seat, YamlNode | None]) -> dict[Seat, CardNumber]:
        """Return the Hacendado of each player, given or default."""
        deck = self.state.cards.hacendados
        chosen: dict[Seat, CardNumber] = {}
        for seat, node in players.items():
            if node is not None and "hacendado" in map_entries(node):
                chosen[seat] = self.card(map_entries(node)["hacendado"], deck, tr("a Hacendado"))
        # Díaz has no Hacendado
        players = {seat: node for seat, node in players.items() if seat != DIAZ}
        usual = dict(zip(players, deck, strict=False))
        left = [number for number in deck if number not in chosen.values()]
        for seat in players:
            if seat not in chosen and usual[seat] in left:
                left.remove(usual[seat])
                chosen[seat] = usual[seat]
        return {seat: chosen[seat] if seat in chosen else left.pop(0) for seat in players}

    # --- Players ---

    def lay_player(self, player: Player, entry: dict[str, YamlNode]) -> None:
        places = card_places(self.state.cards)
        player.gold = optional_key(entry, "gold", int_reader(), 0)
        player.jailed = optional_key(entry, "jailed", bool_reader, False)
        player.heir = optional_key(entry, "heir", bool_reader, False)
        player.flipped = optional_key(entry, "flipped", choice_reader((*PRESTIGES, None)), None)
        hacendado = self.state.cards.hacendados.get(player.hacendado)
        if player.flipped and hacendado and hacendado.cause(player.flipped) is None:
            causes = " or ".join(cause.prestige for cause in hacendado.orientations)
            problem = tr("{name} has no cause for {kind}", name=hacendado.name, kind=player.flipped)
            raise Misfit(entry["flipped"].line, problem, causes)
        player.hand = self.cards(entry.get("hand"), places.hand, tr("a card for the hand"))
        grudges = self.cards(
            entry.get("grudges"), places.grudges, tr("a card with an award or with slaves")
        )
        player.grudges = dict.fromkeys(grudges)
        for number in self.cards(entry.get("army"), self.state.cards.troops, tr("a troop")):
            self.state.troops[number] = TroopInPlay(number, player.seat)
        tableau = map_entries(entry["tableau"]) if "tableau" in entry else {}
        for key, node in tableau.items():
            self.lay_in_tableau(player.seat, key, node)

    def lay_in_tableau(self, seat: Seat, key: str, node: YamlNode) -> None:
        deck = self.state.cards
        if key not in map(str, CARD_NUMBERS):
            raise Misfit(node.line, f"“{key}” in a tableau", "a card number")
        what = tr("an enterprise or partner")
        if node.value is None:
            # an empty entry, `14:`, means `14: {}`
            node = YamlNode({}, node.line)
        number = self.claim(int(key), node.line, {**deck.enterprises, **deck.partners}, what)
        if number in deck.enterprises:
            check_keys(node, _ENTERPRISE, (), f"enterprise {number}")
            self.lay_enterprise(seat, number, map_entries(node))
        else:
            check_keys(node, _PARTNER, (), f"partner {number}")
            side = _side(deck.partners[number], map_entries(node))
            self.state.partners[number] = PartnerInPlay(number, seat, side)
        if "prestige_cube" in map_entries(node):
            self.kickbacks[number] = bool_reader(map_entries(node)["prestige_cube"])

    def lay_enterprise(self, seat: Seat, number: CardNumber, entry: dict[str, YamlNode]) -> None:
        enterprise = EnterpriseInPlay(
            number,
            seat,
            [None] * len(self.state.cards.enterprises[number].ovals),
            unrest=optional_key(entry, "unrest", int_reader(), 0),
        )
        self.state.enterprises[number] = enterprise
        for oval, key in enumerate(("connection", "connection2")):
            if key in entry and entry[key].value is not None:
                if oval >= len(enterprise.connections):
                    raise Misfit(
                        entry[key].line, tr("card {number} has no such oval", number=number)
                    )
                enterprise.connections[oval] = self.seat(entry[key])
        if "income" in entry:
            self.income[number] = int_reader()(entry["income"])
        if "troop" in entry:
            troop = self.card(entry["troop"], self.state.cards.troops, tr("a troop"))
            owner = optional_key(entry, "troop_owner", self.seat, seat)
            self.state.troops[troop] = TroopInPlay(troop, owner, number)
            enterprise.troop = troop
        elif "troop_owner" in entry:
            raise Misfit(
                entry["troop_owner"].line, tr("“troop_owner” needs “troop”"), "troop: a number"
            )

    # --- Market, deck and piles ---

    def lay_market(self, entry: dict[str, YamlNode]) -> None:
        state = self.state
        places = card_places(state.cards)
        for key, what in (("market", "the market"), ("speculation", "the market")):
            if key in entry:
                check_keys(entry[key], SLOTS, (), what)
        for slot, node in map_entries(entry["market"]).items() if "market" in entry else ():
            number = self.card(node, places.market, tr("a card of the Play Deck"))
            state.market[SLOTS.index(slot)] = number
        for slot, node in (
            map_entries(entry["speculation"]).items() if "speculation" in entry else ()
        ):
            state.speculation[SLOTS.index(slot)] = self.seat(node)
        state.deck = self.cards(entry.get("deck"), places.market, tr("a card of the Play Deck"))
        state.headlines = self.cards(
            entry.get("headlines"), places.pile, tr("a Headline or Topple")
        )

    def lay_public(self, node: YamlNode | None) -> None:
        """Put the listed Public Cards on sale; by default, those not placed elsewhere."""
        public = card_places(self.state.cards).public
        if node is None:
            self.state.public_market = sorted(public - self.lines.keys())
        else:
            self.state.public_market = self.cards(node, public, tr("a Public Card"))

    # --- Cubes ---

    def count_out(self) -> None:
        """Lay the Income, Extortion and Prestige Cubes; the remaining cubes form the reserves."""
        state = self.state
        for enterprise in state.enterprises.values():
            self.lay_income(enterprise)
        for seat, dues in dues_by_seat(state, {}).items():
            for place in dues.places:
                set_prestige_cube(state, seat, place.number, self.kickbacks.get(place.number, True))
        for number, cube in self.kickbacks.items():
            piece = state.enterprises.get(number) or state.partners[number]
            if cube and not piece.prestige_cube:
                raise Misfit(
                    self.lines[number],
                    tr("no Prestige Cube is missing on card {number}", number=number),
                )
        laid = cubes_laid(state)
        for seat, player in state.players.items():
            left = CUBES_PER_PLAYER - laid[seat]
            if player.flipped is None and player.hacendado:
                income = state.cards.hacendados[player.hacendado].loyalist.income
                # an heir has at most the cubes left in the reserve (R46)
                player.hacendado_income = max(0, min(income, left)) if player.heir else income
            # Díaz has unlimited white cubes and no reserve (R74)
            player.reserve = 0 if seat == DIAZ else left - player.hacendado_income

    def lay_income(self, enterprise: EnterpriseInPlay) -> None:
        state, number = self.state, enterprise.number
        troop = state.troops.get(enterprise.troop)
        enterprise.extorted = troop is not None and troop.owner != enterprise.owner
        enterprise.value = value_of(state, number)
        usual = enterprise.value - enterprise.extorted
        if usual < 0 and number not in self.income:
            line = self.lines[number]
            raise Misfit(
                line, tr("card {number} is worth 0 here, so nobody can extort it", number=number)
            )
        enterprise.income = self.income.get(number, usual)


def _side(card: PartnerCard, entry: dict[str, YamlNode]) -> int:
    """Return the index of a partner's side, by default 0."""
    for key, fits, values in (
        ("orientation", card.newspaper, [side.prestige for side in card.sides]),
        ("side", card.public, [side.faction for side in card.sides]),
    ):
        if key in entry:
            if not fits:
                raise Misfit(entry[key].line, f"{card.number} has no “{key}”")
            return values.index(choice_reader(values)(entry[key]))
    return 0
