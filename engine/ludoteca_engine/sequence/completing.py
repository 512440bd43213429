"""What a chip completes in Sequence: Sequences are found (SEQ-C10), named where a choice is left (SEQ-C09), locked."""

from __future__ import annotations

from ..core import Args, Event, Seat, Story
from .board import BY_NAME, CORNERS, DIRECTION_OF, FIVE, NAMES, WINDOWS, Space, Window, ends, line_of
from .chips import locking
from .drawing import end_turn
from .ending import end_if_decided
from .lines import fits, found_at, owned, run_through
from .state import Line, State, goal


def find(story: Story[State], seat: Seat, space: Space) -> None:
    """The engine finds what the new chip completes (SEQ-C10), and asks only where a choice is left (SEQ-C09)."""
    colour = story.state.teams[seat]
    found = found_at(story.state, space, colour)
    for left, window in enumerate(found.certain):
        waits = left + 1 < len(found.certain) or bool(found.choice)
        complete(story, seat, Line(colour, window), claiming=space if waits else None)
    if found.choice:
        lines = tuple(map(ends, found.choice))
        args = Args(seat=seat, side=colour, space=NAMES[space], lines=lines)
        about = (NAMES[space],)
        story.tell(Event("claim-due", ("SEQ-C09", "SEQ-C06"), args, about), claiming=space)
    else:
        after_play(story, seat)


def claim(story: Story[State], seat: Seat, window: Window) -> None:
    complete(story, seat, Line(story.state.teams[seat], window), claiming=None)
    after_play(story, seat)


def after_play(story: Story[State], seat: Seat) -> None:
    if not end_if_decided(story):
        end_turn(story, seat)


def complete(story: Story[State], seat: Seat, line: Line, claiming: Space | None) -> None:
    """Tell why these five are a Sequence: the corner it uses, the space it shares, and how many are needed."""
    state, colour = story.state, line.colour
    corners = tuple([NAMES[space] for space in line.spaces if space in CORNERS])
    own = [other for other in state.sequences if other.colour == colour]
    shared = tuple([NAMES[space] for space in line.spaces if any(space in other.spaces for other in own)])
    others = [other for other in state.sequences if other.colour != colour]
    theirs = tuple([corner for corner in corners if any(BY_NAME[corner] in other.spaces for other in others)])
    args = Args(
        seat=seat,
        side=colour,
        line=ends(line.spaces),
        dir=DIRECTION_OF[line.spaces],
        chips=len(line.spaces) - len(corners),
        corners=corners,
        theirs=theirs,
        shared=shared,
        count=len(own) + 1,
        goal=goal(state),
        run=len(run_through(state.board, line.spaces, colour)),
    )
    event = Event("sequence-made", _why(args), args, tuple(dict.fromkeys((*corners, *shared))))
    story.tell(event, sequences=(*state.sequences, line), claiming=claiming, **locking(state, line))


def _why(args: Args) -> tuple[str, ...]:
    rules = ["SEQ-32", "SEQ-26"]
    rules += ["SEQ-20", "SEQ-21"] if args["corners"] else []
    rules += ["SEQ-22"] if args["theirs"] else []
    rules += ["SEQ-34"] if args["shared"] else []
    rules += ["SEQ-C06"] if args["run"] > FIVE else []
    rules += ["SEQ-C07"] if set(args["shared"]) & set(args["corners"]) else []
    return tuple(rules)


def find_left(story: Story[State], seat: Seat, broken: Line) -> None:
    """Five of a long row may still be there after one end was taken: they are a Sequence of their own (SEQ-32)."""
    colour, same_line = broken.colour, story.state.options["share_same_line"]
    for window in WINDOWS[DIRECTION_OF[broken.spaces]]:
        state = story.state
        there = line_of(window) == line_of(broken.spaces) and owned(state.board, colour).issuperset(window)
        if there and fits(window, state.sequences, colour, same_line):
            complete(story, seat, Line(colour, window), claiming=None)
