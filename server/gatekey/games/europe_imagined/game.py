"""The table in the hands of the rules: players, pieces, triggers, draws, discards, readiness, limits."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from msgspec.structs import replace

from gatekey.games.europe_imagined.board import board_of
from gatekey.games.europe_imagined.catalogue import is_legend
from gatekey.games.europe_imagined.limits import party_limit, reserve_limit
from gatekey.games.europe_imagined.pieces import BANDS, Mine, UpperBand
from gatekey.games.europe_imagined.roster import Roster, roster_of
from gatekey.games.europe_imagined.state import Companion, EuropeState, Place
from gatekey.games.europe_imagined.words import (
    face_ref,
    member_ref,
    names,
    part,
    parts_text,
    piece_ref,
    seat_ref,
)
from gatekey.kernel.decision import Answer, Decision, Option, Part
from gatekey.kernel.rules import Flow, Play, ask
from gatekey.kernel.text import Ref, Text, say


class Trigger(NamedTuple):
    """Something that has been set off and waits to resolve: who controls it, what it comes from, and what it does."""

    seat: int
    ref: Ref
    flow: Flow[None]


@cache
def clockwise(seats: int, first: int) -> tuple[int, ...]:
    """The numbers of all seats, clockwise from ``first`` on."""
    return tuple((first + i) % seats for i in range(seats))


class Game:
    """One running game. Holds nothing of its own but what follows from the state: the map as a graph, where each tile lies, and which pieces answer what."""

    __slots__ = ("_rosters", "board", "place", "play", "players", "state")

    def __init__(self, play: Play[EuropeState]) -> None:
        self.play = play
        self.state = play.state
        self.players = play.state.players
        self.board = board_of(play.state.places)
        self.place = {place.tile: place for place in play.state.places}
        self._rosters: dict[int, Roster] = {}

    # ---------------------------------------------------------------- the table

    def lay(self, place: Place) -> None:
        """Put a tile on the map."""
        self.state.places.append(place)
        self.place[place.tile] = place
        self.board = self.board.laid(place.x, place.y, place.tile, place.turn)
        self._note_sealing()

    def rotate(self, tile: str, turns: int) -> None:
        """Turn a tile clockwise by so many quarters."""
        self.change(tile, turn=(self.place[tile].turn + turns) % 4)
        self.board = self.board.turned(tile, turns)
        self._note_sealing()

    def change(self, tile: str, **fields: Any) -> Place:
        """Something about a placed tile is different from now on; what it holds stands in ``fields``."""
        before = self.place[tile]
        after = self.place[tile] = replace(before, **fields)
        self.state.places[self.state.places.index(before)] = after
        return after

    def _note_sealing(self) -> None:
        """Keep the round in which the map first sealed (EI-SEAL-5)."""
        if not self.state.sealed and self.board.sealed:
            self.state.sealed = self.state.round

    @property
    def active(self) -> int:
        """The seat whose turn it is."""
        return self.state.active

    def clockwise(self, first: int) -> tuple[int, ...]:
        """All seats clockwise, from ``first`` on."""
        return clockwise(len(self.players), first)

    def rivals(self, seat: int) -> tuple[int, ...]:
        """The other seats clockwise."""
        return self.clockwise(seat)[1:]

    def here(self, seat: int) -> Place:
        """The place a pawn stands on."""
        return self.place[self.players[seat].at]

    def band(self, place: Place) -> UpperBand | None:
        """The upper band that acts on a place: that of an unresolved, face-up Legend (EI-LEG-4)."""
        return BANDS.get(place.legend) if place.legend is not None and place.face_up else None

    # ---------------------------------------------------------------- asking and telling

    def ask(self, decision: Decision) -> Flow[Answer]:
        """Ask one seat."""
        return ask(decision)

    def log(
        self,
        key: str,
        seat: int | None = None,
        depth: int = 0,
        private: Mapping[int, Text] | None = None,
        /,
        **arguments: int | Ref | Text | Sequence[Text],
    ) -> None:
        """Write the line ``ei-log-<key>``; a seat given is also its argument ``seat``."""
        if seat is not None:
            arguments["seat"] = seat_ref(seat)
        self.play.log((f"ei-log-{key}", arguments), seat, depth=depth, private=private)

    # ---------------------------------------------------------------- pieces and triggers

    def roster(self, seat: int) -> Roster:
        """The pieces in front of a seat."""
        found = self._rosters.get(seat)
        if found is None:
            player = self.players[seat]
            party = tuple([member.id for member in player.party])
            found = self._rosters[seat] = roster_of(seat, player.explorer, party, tuple(player.relics))
        return found

    def answering(self, seat: int, hook: str) -> Sequence[tuple[Any, Mine]]:
        """The pieces of a seat that have something to say to ``hook``: Explorer, party, Relics."""
        return (self._rosters.get(seat) or self.roster(seat)).answers[hook]

    def join(self, seat: int, member: Companion) -> None:
        """A Companion or a tamed Legend comes into the party."""
        self.players[seat].party.append(member)
        self._rosters.pop(seat, None)

    def leave(self, seat: int, member: str) -> None:
        """A member goes out of the party."""
        player = self.players[seat]
        player.party = [companion for companion in player.party if companion.id != member]
        self._rosters.pop(seat, None)

    def gain_relic(self, seat: int, relic: str) -> None:
        """A Relic comes to a seat."""
        self.players[seat].relics.append(relic)
        self._rosters.pop(seat, None)

    def lose_relic(self, seat: int, relic: str) -> None:
        """A Relic goes from a seat."""
        self.players[seat].relics.remove(relic)
        self._rosters.pop(seat, None)

    def hear(self, event: str, seat: int, *details: Any) -> list[Trigger]:
        """What a seat's pieces do about an event of theirs. Only pieces in play now have seen it (EI-TIME-9)."""
        triggers = []
        for piece, me in self.answering(seat, event):
            flow = getattr(piece, event)(self, me, *details)
            if flow is not None:
                triggers.append(Trigger(seat, me.ref, flow))
        return triggers

    def settle(self, triggers: Sequence[Trigger], kind: str = "order") -> Flow[None]:
        """Resolve triggers clockwise from the active player, each controller ordering their own (EI-TIME-8)."""
        if not triggers:
            return
        for seat in self.clockwise(self.active):
            own = [t for t in triggers if t.seat == seat]
            while own:
                n = 0
                if len(own) > 1:
                    n = yield from self._which_next(seat, own, kind)
                yield from own.pop(n).flow

    def _which_next(self, seat: int, own: Sequence[Trigger], kind: str) -> Flow[int]:
        options = tuple(
            Option(f"trigger:{n}:{t.ref.partition(':')[2]}", say("ei-do-trigger", what=t.ref), "trigger", (t.ref,))
            for n, t in enumerate(own)
        )
        answer = yield from ask(Decision(seat, kind, say("ei-ask-order"), options))
        return int(answer.pick[0].split(":")[1])

    # ---------------------------------------------------------------- cards

    def draw(self, seat: int, n: int, parts: Sequence[Text], depth: int = 1) -> int:
        """Draw ``n`` cards one at a time, shuffling the discard pile when the deck has run out (EI-DRAW-1 to 3).

        ``parts`` name what makes up ``n``. Returns how many cards were drawn.
        """
        player = self.players[seat]
        drawn: list[str] = []
        for _ in range(n):
            if not player.deck and not self._reshuffle(seat, depth):
                break
            drawn.append(player.deck.pop(0))
            if drawn[-1] in player.seen:
                player.seen.remove(drawn[-1])
            player.hand.append(drawn[-1])
        cards = names(map(piece_ref, drawn))
        own = say("ei-log-draw-own", seat=seat_ref(seat), n=len(drawn), asked=n, parts=parts, cards=cards)
        self.log("draw", seat, depth, {seat: own}, n=len(drawn), asked=n, parts=parts)
        return len(drawn)

    def _reshuffle(self, seat: int, depth: int) -> bool:
        player = self.players[seat]
        if not player.discard:
            return False
        player.deck, player.discard = player.discard, []
        self.play.chance.shuffle(player.deck)
        player.seen = [c for c in player.seen if "#" not in c]
        self.log("shuffled", seat, depth, n=len(player.deck))
        return True

    def drawing(self, seat: int, n: int, source: Ref) -> Flow[None]:
        """A trigger that draws ``n`` cards for ``source``."""
        self.draw(seat, n, [part(source, n)])
        yield from ()

    def discard(self, seat: int, n: int, cause: Text) -> Flow[int]:
        """The seat discards ``n`` cards of its choice, or all it has (EI-DRAW-4, EI-DRAW-5). Returns how many."""
        player = self.players[seat]
        fight = self.state.fight
        spoken_for = fight.cards if fight is not None else []
        free = [c for c in player.hand if c not in spoken_for]
        chosen = free[:n]
        if 0 < n < len(free):
            options = tuple(
                Option(f"discard:{c}", say("ei-do-discard", what=piece_ref(c)), "discard", (piece_ref(c),))
                for c in free
            )
            prompt = say("ei-ask-discard", n=n, cause=cause)
            answer = yield from ask(Decision(seat, "discard", prompt, options, choose=(n, n)))
            chosen = [pick.partition(":")[2] for pick in answer.pick]
        for card in chosen:
            player.hand.remove(card)
            player.discard.append(card)
        faces = names(map(piece_ref, chosen))
        self.log("discard", seat, 1, cause=cause, n=len(chosen), asked=n, cards=faces, left=len(player.hand))
        return len(chosen)

    # ---------------------------------------------------------------- readiness

    def exhausted(self, seat: int) -> list[Companion]:
        """Exhausted Companions of a seat that something other than the Dawn could ready (EI-EXH-3)."""
        if self.readying_forbidden(seat):
            return []
        return [c for c in self.players[seat].party if not c.ready and not c.held]

    def readying_forbidden(self, seat: int) -> bool:
        """Whether an upper band keeps this explorer's Companions from readying outside the Dawn step."""
        band = self.band(self.here(seat))
        return band is not None and band.forbids_readying

    def ready(self, seat: int, members: Iterable[Companion], source: Ref | Text) -> None:
        """Turn Companions upright."""
        readied = []
        for member in members:
            member.ready = True
            readied.append(member_ref(member.id))
        self.log("ready", seat, 1, source=source, n=len(readied), who=names(readied))

    def choose_ready(self, seat: int, most: int, source: Ref, least: int = 0) -> Flow[None]:
        """Ready from ``least`` up to ``most`` of the seat's exhausted Companions, as far as there are any."""
        able = self.exhausted(seat)
        chosen: list[str] = []
        if able:
            options = tuple(
                Option(
                    f"companion:{c.id}",
                    say("ei-do-ready", who=member_ref(c.id)),
                    "companion",
                    (member_ref(c.id), seat_ref(seat)),
                )
                for c in able
            )
            prompt = say("ei-ask-ready", n=most, source=source)
            answer = yield from ask(
                Decision(seat, "target", prompt, options, choose=(min(least, len(able)), min(most, len(able))))
            )
            chosen = [pick.partition(":")[2] for pick in answer.pick]
        self.ready(seat, [c for c in able if c.id in chosen], source)

    def exhaust(self, seat: int, n: int, cause: Text) -> Flow[int]:
        """The seat exhausts up to ``n`` Ready Companions of its choice (EI-FAIL-2). Returns how many."""
        able = [c for c in self.players[seat].party if c.ready]
        chosen = able
        if n < len(able):
            options = tuple(
                Option(
                    f"exhaust:{c.id}",
                    say("ei-do-exhaust", who=member_ref(c.id)),
                    "exhaust",
                    (member_ref(c.id), seat_ref(seat)),
                )
                for c in able
            )
            prompt = say("ei-ask-exhaust", n=n, cause=cause)
            answer = yield from ask(Decision(seat, "exhaust", prompt, options, choose=(n, n)))
            picked = [pick.partition(":")[2] for pick in answer.pick]
            chosen = [c for c in able if c.id in picked]
        for member in chosen:
            member.ready = False
        who = names(member_ref(c.id) for c in chosen)
        self.log("exhaust", seat, 1, cause=cause, n=len(chosen), asked=n, who=who)
        return len(chosen)

    # ---------------------------------------------------------------- Renown and limits

    def gain_renown(self, seat: int, parts: Sequence[Part], depth: int = 1) -> None:
        """Renown earned now, named part by part (EI-COMP-2, EI-LOG-2)."""
        player = self.players[seat]
        gained = sum(p.n for p in parts)
        before, player.renown = player.renown, player.renown + gained
        self.log("renown", seat, depth, n=gained, parts=parts_text(parts), before=before, after=player.renown)

    def lose_renown(self, seat: int, n: int, cause: Text) -> None:
        """A loss; it stops at zero (EI-RES-8)."""
        player = self.players[seat]
        before = player.renown
        player.renown = max(0, before - n)
        self.log(
            "renown-lost", seat, 1, cause=cause, asked=n, n=before - player.renown, before=before, after=player.renown
        )

    def dismiss(self, seat: int, cause: Text) -> Flow[None]:
        """The seat dismisses one current Companion (EI-RECRUIT-3, EI-RECRUIT-4)."""
        player = self.players[seat]
        options = tuple(
            Option(
                f"dismiss:{c.id}",
                say("ei-do-dismiss", who=member_ref(c.id)),
                "dismiss",
                (member_ref(c.id), seat_ref(seat)),
                say("ei-detail-dismiss-retired" if is_legend(c.id) else "ei-detail-dismiss"),
            )
            for c in player.party
        )
        answer = yield from ask(Decision(seat, "dismiss", say("ei-ask-dismiss", cause=cause), options))
        gone = answer.pick[0].partition(":")[2]
        self.leave(seat, gone)
        (self.state.retired if is_legend(gone) else player.discard).append(gone)
        self.log("dismiss-retired" if is_legend(gone) else "dismiss", seat, 1, who=face_ref(gone), cause=cause)
        self._return_reserve(seat, face_ref(gone))

    def make_room(self, seat: int, cause: Text) -> Flow[None]:
        """Dismiss until one more Companion may join."""
        while len(self.players[seat].party) >= party_limit(self.players[seat]):
            yield from self.dismiss(seat, cause)

    def recalculate(self, seat: int, source: Ref) -> Flow[None]:
        """A source of limits has left: return excess Reserve and dismiss down to the party limit (EI-RES-9)."""
        self._return_reserve(seat, source)
        player = self.players[seat]
        while len(player.party) > party_limit(player):
            yield from self.dismiss(seat, say("ei-cause-party-limit", n=party_limit(player), source=source))

    def _return_reserve(self, seat: int, source: Ref) -> None:
        player = self.players[seat]
        limit = reserve_limit(player)
        if player.reserve > limit:
            excess, player.reserve = player.reserve - limit, limit
            self.log("reserve-limit", seat, 1, source=source, n=excess, limit=limit)

    def take_lanterns(self, seat: int, n: int, source: Ref, depth: int = 1) -> None:
        """Current Lanterns gained in one's own turn (EI-RES-6)."""
        player = self.players[seat]
        player.lanterns += n
        self.log("lanterns", seat, depth, n=n, source=source, after=player.lanterns)

    def mark(self, identity: str) -> None:
        """Mark a piece as used in this actual turn (EI-TIME-5)."""
        self.state.turn_marks.append(identity)

    def marked(self, identity: str) -> bool:
        """Whether a piece was used in this actual turn."""
        return identity in self.state.turn_marks
