#!/usr/bin/env python3
"""An example bot for the arena: it buys or scores where it can, and otherwise plays at random.

    cabochon arena splendor --bots 'cmd:python3 examples/bot.py,random' --games 20

The arena starts the program for each game and writes one JSON object a line; the program answers each with one line.
docs/protocol.md ("The bot side") says what is in a question: game, seat, view, moves, and milliseconds or nodes.
"""

import json
import random
import sys


def choose(question):
    moves = question["moves"]
    if question["game"] == "splendor":
        return choose_splendor(question, moves)
    return random.choice(moves)


def choose_splendor(question, moves):
    # What each open place is worth; the view has everything that this seat may know, and nothing else.
    points = {}
    for level in question["view"]["levels"]:
        for place in level["places"]:
            if place["card"]:
                points[place["place"]] = place["card"]["points"]
    buys = [move for move in moves if move.startswith("buy") and "gold" not in move]
    if buys:
        return max(buys, key=lambda move: points.get(move.split()[1], 1))
    takes = [move for move in moves if move.startswith("take")]
    return random.choice(takes or moves)


for line in sys.stdin:
    question = json.loads(line)
    if question["do"] == "choose":
        print(json.dumps({"move": choose(question)}), flush=True)
