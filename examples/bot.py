#!/usr/bin/env python3
"""A bot for the arena in forty lines. Copy it, change `choose`, and let it play:

    cabochon arena splendor --bots 'cmd:python3 examples/bot.py,random' --games 20

The arena starts this program for each game. It writes one question a line, and waits for one answer a line:

    {"do": "choose", "game": "splendor", "seat": 1, "view": {...}, "moves": ["take wbg", ...], "nodes": 1000}
    {"move": "take wbg"}

What a view holds is in docs/protocol-fields.md, how moves are written in games/splendor/RULES.md.
"""

import json
import random
import sys


def choose(game, view, moves):
    """One of the legal moves. `view` is all that our seat may know now."""
    if game == "splendor":
        return choose_splendor(view, moves)
    return random.choice(moves)


def choose_splendor(view, moves):
    """Buy the card with the most points; without one, take tokens; otherwise anything."""
    points = {}
    for level in view["levels"]:
        for place in level["places"]:
            if place["card"] is not None:
                points[place["place"]] = place["card"]["points"]
    buys = [move for move in moves if move.startswith("buy ")]
    if buys:
        return max(buys, key=lambda move: points.get(move.split()[1], 0))
    takes = [move for move in moves if move.startswith("take ")]
    return random.choice(takes or moves)


for line in sys.stdin:
    question = json.loads(line)
    if question["do"] == "choose":
        move = choose(question["game"], question["view"], question["moves"])
        print(json.dumps({"move": move}), flush=True)
