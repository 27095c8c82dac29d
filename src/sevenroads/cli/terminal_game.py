"""A game in the terminal: a person against the machine, one line of input at a time.

It draws only the person's view and leaves all rules to the match. The console and the function that reads a
line are parameters, so that tests can play a game.
"""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from ..game import Event, Match, MatchError, view_match, view_record
from ..notation import write_record
from ..players import Player
from ..render.terminal import board
from ..rules.errors import IllegalAction, InvalidNotation
from ..rules.types import Side

HELP = """\
Type actions, several on a line if you like: T3 T3 P4 .
  T3  place a tank on road 3      x3  attack on road 3        Kl Kr  fire left, right
  >3  redeploy on road 3          <3  retreat on road 3       .      end the turn
  !sabotage:3   play a card (with its road, if it needs one)
legal   what you can do now       why x3     why an action is not possible
board   draw the board again      cards      your objective and hand, in words
undo    take back one action      restart    take back the whole turn
save F  write the record to F (during the game, without hidden cards)
resign  give up the game          help       show this help     quit    leave"""


class TerminalGame:
    """One game between the person at the terminal and the machine."""

    def __init__(
        self, match: Match, person: Side, machine: Player, console: Console, read: Callable[[str], str]
    ) -> None:
        self.match = match
        self.person = person
        self.machine = machine
        self.console = console
        self._read = read
        self._warned = False

    def play(self) -> None:
        """Play until the game ends or the person leaves."""
        edition = self.match.start.variant.edition
        self.say(f"You are the {edition.seat_name(self.person)} ({self.person}). Type help for help.")
        while self.match.outcome is None:
            if self.match.side is not self.person:
                self._machine_turn()
            elif not self._person_turn():
                self.say("Good-bye.")
                return
        self.draw()
        outcome = self.match.outcome
        who = "Nobody wins" if outcome.winner is None else f"{edition.seat_name(outcome.winner)} win"
        self.say(f"{who}: {outcome.termination}.")
        self._offer_record()

    def _offer_record(self) -> None:
        try:
            name = self._read("Save the record as (Enter to skip): ").strip()
        except EOFError:
            return
        if name:
            self._save([name])

    def say(self, text: str) -> None:
        self.console.print(text, highlight=False, markup=False)

    def draw(self) -> None:
        self.console.print(board(self.match.state.view(self.person), bottom=self.person.value))

    # ------------------------------------------------------------ turns

    def _machine_turn(self) -> None:
        side = self.match.side
        said: list[str] = []
        while self.match.outcome is None and self.match.side is side:
            action = self.machine.choose(self.match.state.view(side))
            self.match.play(action)
            said.append(str(action))
        self.say(f"The machine plays {' '.join(said)}")

    def _person_turn(self) -> bool:
        """Carry out lines of input until the turn ends; `False` if the person leaves."""
        self.draw()
        while self.match.outcome is None and self.match.side is self.person:
            view = view_match(self.match, self.person)
            try:
                line = self._read(f"turn {view.position.turn}, {view.position.ap} AP> ")
            except EOFError:
                return False
            if not self._carry_out(line.split()):
                return False
        return True

    def _carry_out(self, words: list[str]) -> bool:
        if not words:
            return True
        command, *rest = words
        commands: dict[str, Callable[[list[str]], None]] = {
            "help": lambda _: self.say(HELP),
            "?": lambda _: self.say(HELP),
            "legal": lambda _: self._legal(),
            "why": self._why,
            "board": lambda _: self.draw(),
            "cards": lambda _: self._cards(),
            "undo": lambda _: self._take_back(one=True),
            "restart": lambda _: self._take_back(one=False),
            "save": self._save,
            "resign": lambda _: self.match.resign(self.person),
        }
        if command in ("quit", "exit"):
            return False
        if command in commands:
            commands[command](rest)
        else:
            self._act(words)
        return True

    def _act(self, words: list[str]) -> None:
        """Play actions until one is rejected; those before it stay played."""
        if words == ["."] and self._warns_of_lost_ap():
            return
        for number, word in enumerate(words):
            try:
                self._play(word)
            except (IllegalAction, InvalidNotation) as error:
                self.say(str(error))
                if len(words) > 1:
                    self.say(f"Not played: {' '.join(words[number:])}")
                if number == 0:
                    return
                break
            if self.match.outcome is not None or self.match.side is not self.person:
                if words[number + 1 :]:
                    self.say(f"Your turn is over. Not played: {' '.join(words[number + 1 :])}")
                return
        self.draw()

    def _play(self, word: str) -> None:
        for text in filter(None, (self._describe(event) for event in self.match.play(word))):
            self.say(text)
        self._warned = False

    def _warns_of_lost_ap(self) -> bool:
        """Warn once before a turn ends with AP that could still be spent."""
        view = self.match.state.view(self.person)
        useful = any(action.kind in ("place", "redeploy") for action in view.legal_actions())
        if self._warned or not useful:
            return False
        self._warned = True
        self.say(f"You would lose {view.ap} AP. Type . again to end the turn.")
        return True

    # ------------------------------------------------------------ commands

    def _legal(self) -> None:
        actions = self.match.state.view(self.person).legal_actions()
        text = " ".join(str(action) for action in actions)
        width = self.console.width
        self.say(textwrap.fill(text, width, break_on_hyphens=False, break_long_words=False))

    def _why(self, words: list[str]) -> None:
        if not words:
            self.say("Which action? For example: why x3")
        for word in words:
            try:
                self.say(self.match.state.why_not(word) or f"{word} is possible.")
            except InvalidNotation as error:
                self.say(str(error))

    def _cards(self) -> None:
        cards = self.match.state.view(self.person).layout.cards[self.person.number]
        variant = self.match.start.variant
        for objective in variant.objective_deck.file.cards:
            if objective.id == cards.objective:
                text = variant.edition.card_text(objective.text)
                self.say(f"Objective {objective.id}: {text}")
        for card in variant.victory_deck.file.cards:
            held = cards.hand.count(card.id)
            if held:
                text = variant.edition.card_text(card.text)
                self.say(f"{held} × {card.id}: {text}")
        if not cards.hand:
            self.say("You have no victory cards.")

    def _take_back(self, one: bool) -> None:
        try:
            taken = [self.match.undo()] if one else self.match.restart_turn()
        except MatchError as error:
            self.say(str(error))
            return
        self.say(f"Taken back: {' '.join(str(action) for action in taken)}")
        self.draw()

    def _save(self, words: list[str]) -> None:
        if len(words) != 1:
            self.say("Which file? For example: save game.7r")
            return
        record = view_record(self.match, self.person)
        try:
            Path(words[0]).write_text(write_record(record), encoding="utf-8")
        except OSError as error:
            self.say(f"{words[0]}: {error.strerror}")
        else:
            self.say(f"Saved to {words[0]}.")

    def _describe(self, event: Event) -> str | None:
        """The text for an event that is worth a line; `None` for the others."""
        edition = self.match.start.variant.edition
        lane = edition.lane_word()
        if event.kind == "left" and event.units:
            names = ", ".join(edition.unit_name(letter) for letter in event.units)
            return f"{edition.seat_name(event.side)} lose {names} on {lane} {event.road}."
        if event.kind == "conquered":
            return f"{edition.seat_name(event.side)} conquer {lane} {event.road}."
        if event.kind in ("card-drawn", "objective-drawn") and event.side is self.person:
            return f"You draw {event.secret}."
        if event.kind == "objective-seen" and event.side is self.person:
            return f"The enemy's objective is {event.secret}."
        return None
