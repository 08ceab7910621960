"""Self-play with a network in the loop: while one set of games is evaluated, the other plays on."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import numpy as np
from numpy.typing import NDArray

from ._native import SelfPlay

# Scores and logits of actions, as `Network.judge` returns them.
Judgement = tuple[NDArray[np.int32], NDArray[np.int32]]


def take_turns(sets: tuple[SelfPlay, SelfPlay], judge: Callable[[SelfPlay], Judgement]) -> Iterator[SelfPlay]:
    """Plays for ever. `judge` evaluates a set's positions with a network; meanwhile the other set plays on, on its threads.

    Yields a set after each of its turns, when nobody else is at it: take its rows then. Closing the iterator ends play.
    """
    with ThreadPoolExecutor(1) as cores:
        playing, judged = sets
        advancing = cores.submit(playing.advance, *judge(playing))
        while True:
            judgement = judge(judged)
            advancing.result()
            advancing = cores.submit(judged.advance, *judgement)
            yield playing
            playing, judged = judged, playing
