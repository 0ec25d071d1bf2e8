"""Player that uses only accessible objects, as a screen reader does.

``python3 by_ear.py TASK`` runs in the system's Python with Debian's ``gir1.2-atspi-2.0`` and
``python3-gi``. It prints its actions, and ``done`` at the end.
"""

import random
import re
import sys
import time
from collections.abc import Callable, Iterator
from itertools import takewhile

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

LONGEST = 60.0
"""Timeout of short waits, in seconds."""
GAME = 2400.0
"""Timeout of a game, in seconds."""
PAUSE = 0.05


class Gone(Exception):
    """Error for an action that is no longer available."""


CHANGED = (Gone, GLib.GError)
"""Errors that mean that the table has changed."""


PANELS = ("Log", "Inspector")
"""Panels whose rows are not needed for playing."""


class Node:
    """Accessible object with its depth in the tree."""

    def __init__(self, object: "Atspi.Accessible", depth: int) -> None:
        self.object = object
        self.depth = depth
        self.role = object.get_role_name()
        self.name = object.get_name() or ""
        states = object.get_state_set()
        self.visible = states.contains(Atspi.StateType.VISIBLE) and not states.contains(
            Atspi.StateType.INVALID
        )
        self.enabled = states.contains(Atspi.StateType.ENABLED)
        self.selectable = states.contains(Atspi.StateType.SELECTABLE)

    def pressed_as(self, name: str) -> bool:
        """Return whether this is an enabled button whose name begins with ``name``."""
        pressed = self.role in ("push button", "check box", "radio button") and self.enabled
        return pressed and self.name.startswith(name)

    @property
    def words(self) -> str:
        """Description of the object, or ""."""
        return self.object.get_description() or ""

    @property
    def actions(self) -> list[str]:
        found = self.object.get_action_iface()
        if found is None:
            return []
        return [
            Atspi.Action.get_action_name(found, at)
            for at in range(Atspi.Action.get_n_actions(found))
        ]

    def do(self, name: str) -> None:
        """Perform the object's action ``name``. Raises Gone if it is not available."""
        print(f"    {name}: {self.name}", flush=True)
        actions = self.actions
        acting = self.object.get_action_iface()
        if name not in actions or not Atspi.Action.do_action(acting, actions.index(name)):
            raise Gone
        time.sleep(PAUSE)


def within(object: "Atspi.Accessible", depth: int = 0) -> Iterator[Node]:
    """Yield the visible objects below an object, but none inside ``PANELS``."""
    object.clear_cache()
    for at in range(object.get_child_count()):
        child = object.get_child_at_index(at)
        if child is None:
            continue
        child.clear_cache()
        node = Node(child, depth)
        if node.visible:
            yield node
            if node.name not in PANELS:
                yield from within(child, depth + 1)


def below(nodes: list[Node], node: Node) -> Iterator[Node]:
    """Return the objects below ``node``, from ``nodes``."""
    following = nodes[nodes.index(node) + 1 :]
    return takewhile(lambda each: each.depth > node.depth, following)


class Player:
    """Player that uses the table's accessible objects."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.end = time.monotonic() + GAME
        self.program = self.wait_for(self._program, "the program")
        self.window = self.program
        self.said = ""

    @staticmethod
    def _program() -> "Atspi.Accessible | None":
        desktop = Atspi.get_desktop(0)
        desktop.clear_cache()
        found = (desktop.get_child_at_index(at) for at in range(desktop.get_child_count()))
        return next((each for each in found if each and each.get_name() == "paxdesk"), None)

    @staticmethod
    def wait_for(find: Callable[[], object], what: str) -> object:
        end = time.monotonic() + LONGEST
        while not (found := find()):
            assert time.monotonic() < end, f"not within {LONGEST:.0f} s: {what}"
            time.sleep(PAUSE)
        return found

    def turn_to_the_last_window(self) -> None:
        """Wait for a second window, and use the newest."""

        def last() -> "Atspi.Accessible | None":
            self.program.clear_cache()
            count = self.program.get_child_count()
            return self.program.get_child_at_index(count - 1) if count > 1 else None

        self.window = self.wait_for(last, "another window")

    # --- Reading ----------------------------------------------------------------------------------

    def read(self) -> list[Node]:
        """Return the visible objects, once a table is shown."""
        while True:
            assert time.monotonic() < self.end, f"it goes on and on: {self.said}"
            try:
                found = list(within(self.window))
            except GLib.GError:
                found = []
            table = next((node for node in found if node.role == "layered pane"), None)
            if table is not None:
                words = table.words
                if words != self.said:
                    self.said = words
                    print(words, flush=True)
                return found
            time.sleep(PAUSE)

    def button(self, name: str) -> Node | None:
        """Return a button whose name begins with ``name``, or None."""
        return next((each for each in self.read() if each.pressed_as(name)), None)

    def press(self, name: str) -> None:
        def pressed() -> bool:
            try:
                button = self.button(name)
                if button is not None:
                    button.do("Press")
            except CHANGED:
                return False
            return button is not None

        self.wait_for(pressed, f"the button {name}")

    def choose(self, name: str, choice: str) -> None:
        """Choose an item of the list described by ``name``."""
        box = next(node for node in self.read() if node.role == "combo box" and node.words == name)
        items = box.object.get_child_at_index(0)
        found = (items.get_child_at_index(at) for at in range(items.get_child_count()))
        Node(next(each for each in found if each.get_name() == choice), 0).do("Toggle")
        self.wait_for(lambda: box.object.get_name() == choice, f"{name}: {choice}")

    def write(self, field: str, words: str) -> None:
        found = next(node for node in self.read() if node.role == "text" and node.name == field)
        assert Atspi.EditableText.set_text_contents(found.object.get_editable_text_iface(), words)

    # --- Acting -----------------------------------------------------------------------------------

    def answer(self, sheet: list[Node], never: tuple[str, ...]) -> None:
        """Press a random button, preferably without a prefix in ``never``."""
        words = [node.name for node in sheet if node.role in ("label", "dialog") and node.name]
        print(f"  {' / '.join(words)}", flush=True)
        buttons = [
            node
            for node in sheet
            if node.role in ("push button", "check box", "radio button")
            and node.enabled
            and node.name
        ]
        found = [each for each in buttons if not each.name.startswith(never)]
        if found or buttons:  # without buttons it is closing
            self.chance.choice(found or buttons).do("Press")

    def carry(self, thing: Node, wanted: Callable[[Node], bool]) -> bool:
        """Move an item to a ``wanted`` place; return whether it has moved."""
        if "lift" not in thing.actions:
            return False
        print(f"  {thing.words}", flush=True)
        thing.do("lift")
        places = [
            node
            for node in self.read()
            if node.selectable and wanted(node) and "drop here" in node.actions
        ]
        if not places:
            if "put back" in thing.actions:
                thing.do("put back")
            return False
        place = self.chance.choice(places)
        print(f"  {place.words}", flush=True)
        place.do("drop here")
        return True


BOLD = 0.6
"""Probability of moving a force or pressing a piece."""
HARMLESS = ("Since", "Rule", "Why", "What", "Read", "Cancel", "Back", "Overview", "Hint")
"""Prefixes of the names of buttons that do not answer a question."""


def sheet(nodes: list[Node]) -> list[Node]:
    """Return the topmost sheet with its objects, or []."""
    sheets = [node for node in nodes if node.role == "dialog"]
    return [sheets[-1], *below(nodes, sheets[-1])] if sheets else []


def part(nodes: list[Node], name: str) -> list[Node]:
    """Return the selectable objects in areas whose names begin with ``name``."""
    parts = [node for node in nodes if node.role == "list" and node.name.startswith(name)]
    return [each for found in parts for each in below(nodes, found) if each.selectable]


def section(nodes: list[Node], name: str) -> list[Node]:
    """Return the items that can be lifted in areas whose names begin with ``name``."""
    return [node for node in part(nodes, name) if "lift" in node.actions]


def anywhere(_place: Node) -> bool:
    return True


HAND = 3
"""Minimum number of cards in hand at which the player discards one."""
CHEAP = tuple(f"Market, column {at}," for at in (1, 2, 3))


PLAYED = re.compile(r"Carmen can: (Play|Send it to|Play it on)[.,]")
"""Pattern of the descriptions of cards that can be played."""


def is_hand(place: Node) -> bool:
    return place.name.startswith("Hand")


def play_pax(player: Player) -> None:
    player.press("Next: Beginner")
    play_on(player, "Carmen, ", act)


def play_on(player: Player, name: str, take: Callable[[Player, list[Node]], None]) -> None:
    """Play to the end; ``take`` plays the turns of ``name``."""
    over = False
    while not over:
        try:
            over = play_a_step(player, name, take)
        except CHANGED:
            time.sleep(PAUSE)


def play_a_step(player: Player, name: str, take: Callable[[Player, list[Node]], None]) -> bool:
    """Take a step, or wait; return whether the game is over."""
    nodes = player.read()
    asked = sheet(nodes)
    if any(node.name.startswith("Replay") for node in asked):
        print(" ".join(node.name for node in asked), flush=True)
        return True
    skip = next((node for node in nodes if node.pressed_as("Skip")), None)
    if asked:
        player.answer(asked, HARMLESS)
    elif skip is not None:
        skip.do("Press")
    elif player.said.startswith(name):
        take(player, nodes)
    else:
        time.sleep(PAUSE)
    return False


def act(player: Player, nodes: list[Node]) -> None:
    """Play, buy or discard a card, or end the turn."""
    if "No actions left" not in player.said:
        hand = section(nodes, "Your hand")
        played = [card for card in hand if PLAYED.search(card.words)]
        for card in player.chance.sample(played, len(played)):
            if player.carry(card, lambda place: not place.name.startswith(("Hand", "Discards"))):
                return
        if len(hand) < HAND:
            cards = (node for name in CHEAP for node in section(nodes, name))
            bought = [card for card in cards if "Buy, " in card.words]
            if bought and player.carry(player.chance.choice(bought), is_hand):
                return
        elif player.carry(hand[0], lambda place: place.name.startswith("Discards")):
            return
    player.press("End turn")


def learn(player: Player, lesson: str = "") -> None:
    """Complete a lesson, by default the first."""
    player.press("Learn to play")
    player.press(f"Begin: {lesson}")
    told: str | None = ""
    while told is not None:
        try:
            told = learn_a_step(player, told)
        except CHANGED:
            time.sleep(PAUSE)


def learn_a_step(player: Player, told: str) -> str | None:
    """Take a step of a lesson; return the last note, or None at the end."""
    nodes = player.read()
    asked = sheet(nodes)
    if any("complete" in node.name for node in asked):
        print(" ".join(node.name for node in asked), flush=True)
        return None
    notes = [node for node in nodes if node.role == "panel" and node.name.startswith("Step ")]
    if notes and notes[0].name != told:
        told = notes[0].name
        print(f"{told}: {notes[0].words}", flush=True)
    if not asked and (trial := TRIALS.get(told.partition(": ")[2])):
        try_out(player, nodes, trial)
        return told
    names = ("Next", "Finish", "Show me")
    further = [node for node in nodes if any(map(node.pressed_as, names))]
    if further:
        further[0].do("Press")
    elif asked:
        player.answer(asked, HARMLESS)
    else:
        follow(player, nodes)
    return told


TRIALS = {
    "The areas of the table": "part",
    "The items in an area": "thing",
    "Where am I?": "q",
    "What can I do?": "d",
    "The standings": "s",
    "What has changed?": "w",
}
"""Exercises by note: a key to press, or what to focus, an area (``part``) or items (``thing``)."""


def learn_by_ear(player: Player) -> None:
    learn(player, "Playing with")


def try_out(player: Player, nodes: list[Node], trial: str) -> None:
    """Press the key of an exercise, or focus an area or items."""
    parts = [list(below(nodes, node)) for node in nodes if node.role == "list"]
    things = [found for found in parts if len(found) > 1]
    if len(trial) == 1:
        Atspi.generate_keyboard_event(ord(trial), None, Atspi.KeySynthType.SYM)
        print(f"    key {trial}", flush=True)
    elif trial == "part":
        player.chance.choice(things)[0].do("SetFocus")
    else:
        part = player.chance.choice(things)
        part[0].do("SetFocus")
        part[1].do("SetFocus")
    time.sleep(1)


def follow(player: Player, nodes: list[Node]) -> None:
    """Press a marked item, or move it to a random place."""
    for node in nodes:
        if not (node.selectable and node.words.startswith("The guide points to")):
            continue
        if "Press" in node.actions:
            node.do("Press")
            return
        if player.carry(node, anywhere):
            return
    time.sleep(PAUSE)


def play_puebla(player: Player) -> None:
    """Play Puebla of *The Mexican Adventure* as the Imperial side."""
    player.press("The Mexican Adventure")
    player.turn_to_the_last_window()
    player.press("New game")
    player.press("Puebla")
    player.choose("Republican", "Computer: Easy")
    player.write("Seed", "7")
    player.press("Begin")
    play_on(player, "Eugenia", command)


def command(player: Player, nodes: list[Node]) -> None:
    """Move a force, press a piece, or answer the question."""
    usual = next((node for node in nodes if node.name == "Place the rest as usual"), None)
    if usual is not None:
        usual.do("Press")
        return
    forces = section(nodes, "Forces on the map")
    bold = player.chance.random()
    if forces and bold < BOLD and player.carry(player.chance.choice(forces), anywhere):
        return
    deeds = [node for node in part(nodes, "Your pieces") if node.role == "push button"]
    pieces = [node for node in deeds if "Press" in node.actions]
    if pieces and bold < BOLD:
        player.chance.choice(pieces).do("Press")
        return
    asked = [node for node in nodes if node.role == "list" and node.name == "Question"]
    buttons = [node for each in asked for node in below(nodes, each) if node.enabled]
    on = [node for node in buttons if not node.name.startswith(HARMLESS)]
    if on:
        on[-1].do("Press")
        return
    table = next(node for node in nodes if node.role == "layered pane")  # not the log
    clicked = [
        node
        for node in below(nodes, table)
        if node.role == "list item" and node.selectable and "Press" in node.actions
    ]
    if clicked:
        player.chance.choice(clicked).do("Press")
    else:  # a sheet is about to open
        time.sleep(PAUSE)


REVEALED = re.compile(r"[A-Z]+\d+$")
"""Pattern of the names of buttons that choose a card."""
TURNED = 0.6
"""Probability of switching to event cards before choosing a card."""
WRITTEN = 0.05
"""Probability of opening an optional form."""


def keep_books(player: Player) -> None:
    """Keep a ledger of *Lords of the Sierra Madre*."""
    player.press("Lords of the Sierra Madre")
    player.turn_to_the_last_window()
    player.press("New game")
    player.press("Begin")
    over = False
    while not over:
        try:
            over = enter_a_line(player)
        except CHANGED:
            time.sleep(PAUSE)


def enter_a_line(player: Player) -> bool:
    """Fill in a form or press a button; return whether the game is over."""
    nodes = player.read()
    asked = sheet(nodes)
    if any(node.name.startswith("Replay") for node in asked):
        print(" ".join(node.name for node in asked), flush=True)
        return True
    if asked:
        fill_in(player, asked)
        return False
    pages = part(nodes, "Current phase")
    forms = [each for each in pages if each.role == "push button" and "Press" in each.actions]
    following = part(nodes, "Question")
    if forms and (not following or player.chance.random() < WRITTEN):
        player.chance.choice(forms).do("Press")
    elif following:
        following[-1].do("Press")
    return False


def fill_in(player: Player, form: list[Node]) -> None:
    """Choose a card or its kind, or press the last button."""
    buttons = [each for each in form if each.enabled and "button" in each.role]
    cards = [each for each in buttons if REVEALED.match(each.name)]
    done = buttons[-1]
    if cards and done.name == "Not yet":
        kinds = [each for each in buttons if each.name.startswith("Kind of card: ")]
        events = [each for each in kinds if each.name.endswith(" E")]  # some lead to the end
        turned = not cards[0].name.startswith("E") and player.chance.random() < TURNED
        player.chance.choice((events or kinds) if turned else cards).do("Press")
    else:
        done.do("Press")


TASKS = {
    "pax": play_pax,
    "puebla": play_puebla,
    "companion": keep_books,
    "lesson": learn,
    "by ear": learn_by_ear,
}


def main(what: str) -> None:
    player = Player(1)
    TASKS[what](player)
    print("done", flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
