"""Sultan, Riquezas do Sultão and Splendor for Python: environments, bots, self-play, matches and analysis.

`Game` is one game by the rules. `cabochon.environments` has PettingZoo and Gymnasium environments (it needs those packages, which
`pip install cabochon[environments]` brings). `VectorSplendor` and `VectorSultan` step thousands of games at once. `SelfPlay` plays thousands of games against
themselves with a network of yours in the loop, and `cabochon.selfplay` keeps cores and GPU busy at the same time.
"""

from ._native import (
    Game,
    Network,
    SelfPlay,
    SultanNetwork,
    VectorSplendor,
    VectorSultan,
    games,
    install_network,
    install_sultan_network,
    matches,
    self_play,
    splendor_layout,
    sultan_layout,
)

__all__ = [
    "Game",
    "Network",
    "SelfPlay",
    "SultanNetwork",
    "VectorSplendor",
    "VectorSultan",
    "games",
    "install_network",
    "install_sultan_network",
    "matches",
    "self_play",
    "splendor_layout",
    "sultan_layout",
]
