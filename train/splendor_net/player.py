"""The process that plays: games and trees on all cores, their positions evaluated on the device."""

import time

import numpy as np
import torch

from cabochon import SelfPlay
from cabochon.selfplay import take_turns

from . import learn
from .quantise import ONE, SCORE
from .replay import Writer
from .rows import BYTES, position


class Judge:
    """Evaluates the positions of a set of games. On a GPU the work is captured once as a graph and replayed, since its pieces are small."""

    def __init__(self, net, games, device):
        self.fast = torch.device(device).type == "cuda"
        self.dtype = torch.bfloat16 if self.fast else torch.float32
        self.net = net.to(device, self.dtype).eval()
        self.positions = torch.zeros(games, BYTES, dtype=torch.uint8, device=device)
        self.answers = {}
        self.record()

    @torch.no_grad()
    def judged(self):
        scores, actions = self.net(position(self.positions, self.dtype))
        return (scores * SCORE).round().to(torch.int32), (actions * ONE).round().to(torch.int32)

    def record(self):
        self.recorded, self.replay = None, self.judge_again
        if not self.fast:
            return
        stream = torch.cuda.Stream()
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            for _ in range(3):
                self.judge_again()
        torch.cuda.current_stream().wait_stream(stream)
        graph = torch.cuda.CUDAGraph()
        try:
            with torch.cuda.graph(graph):
                self.judge_again()
            self.replay = graph.replay
        except RuntimeError as why:
            print(f"positions are judged piece by piece: {why}", flush=True)
            self.judge_again()

    def judge_again(self):
        self.recorded = self.judged()

    def learn(self, path):
        """Loads the weights in this file."""
        self.net.load_state_dict(torch.load(path, map_location="cpu", weights_only=True)["weights"])

    def __call__(self, games):
        if not self.fast:
            self.positions = torch.from_numpy(games.positions)
            return tuple(part.numpy() for part in self.judged())
        if id(games) not in self.answers:
            pin(games.positions)
            # One set's answers are read while the other's are written.
            self.answers[id(games)] = [torch.empty(part.shape, dtype=part.dtype, pin_memory=True) for part in self.recorded]
        answers = self.answers[id(games)]
        self.positions.copy_(torch.from_numpy(games.positions), non_blocking=True)
        self.replay()
        for answer, part in zip(answers, self.recorded):
            answer.copy_(part, non_blocking=True)
        torch.cuda.current_stream().synchronize()
        return tuple(answer.numpy() for answer in answers)


def pin(array):
    """Lets the GPU read this memory directly, if it can."""
    try:
        torch.cuda.cudart().cudaHostRegister(array.ctypes.data, array.nbytes, 0)
    except RuntimeError as why:
        print(f"positions are copied slowly: {why}", flush=True)


def play(data, weights, settings, seconds, device):
    """Plays with the weights in this file, as they change, and writes rows and leaves."""
    threads = settings["threads"]
    judge = Judge(learn.restore(weights), settings["games"], device)
    names = ("deep", "quick", "one_in", "two", "three")
    sets = tuple(
        SelfPlay(settings["games"], threads=threads, seed=2 * settings["seed"] + which, follow=settings["follow"], **{name: settings[name] for name in names})
        for which in (0, 1)
    )
    rows, leaves = Writer(data, "rows", settings["rows_a_file"]), Writer(data, "leaves", settings["leaves_a_file"])
    began = said = looked = time.time()
    known, games_over, judged, turns = weights.stat().st_mtime_ns, 0, 0, 0
    for played in take_turns(sets, judge):
        now = time.time()
        new, over = played.take_rows()
        games_over, judged, turns = games_over + over, judged + len(played), turns + 1
        rows.add(new)
        # Both sets' turns count.
        if turns % (2 * settings["leaf_every"]) < 2:
            leaves.add(np.concatenate([played.positions, played.legal], 1))
        if now - looked > 2:
            looked, changed = now, weights.stat().st_mtime_ns
            if changed != known:
                judge.learn(weights)
                known = changed
        if now - said > 20:
            said = now
            print(f"[{now - began:.0f} s] {games_over} games, {judged / (now - began) / 1000:.0f} thousand positions judged a second", flush=True)
        if now - began > seconds or games_over >= settings["play_games"]:
            break
    rows.flush()
    leaves.flush()
    learn.write_json(data / "played.json", {"games": games_over, "judged": judged, "seconds": time.time() - began})
