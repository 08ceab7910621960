"""Output of self-play: files of rows and of leaves in a folder, written by one process and read by others as they appear."""

import time
from pathlib import Path

import numpy as np
import torch

from .rows import ACTIONS, BYTES, ROW

# A leaf is a position at the end of a search's descent, with its legal actions. Nobody knows who would win; the teacher labels it.
LEAF = BYTES + ACTIONS
WIDTHS = {"rows": ROW, "leaves": LEAF}


class Writer:
    """Collects rows of one kind, and writes them as a file whenever there are enough."""

    def __init__(self, folder, kind, at_least):
        self.folder, self.kind, self.at_least = Path(folder), kind, at_least
        self.parts, self.waiting, self.files = [], 0, 0

    def add(self, rows):
        self.parts.append(rows)
        self.waiting += len(rows)
        if self.waiting >= self.at_least:
            self.flush()

    def flush(self):
        if not self.waiting:
            return
        path = self.folder / f"{self.kind}-{self.files:05}.bin"
        unfinished = path.with_suffix(".part")
        np.concatenate(self.parts).tofile(unfinished)
        unfinished.rename(path)
        self.parts, self.waiting, self.files = [], 0, self.files + 1


class Reader:
    """All rows of one kind so far, on a device, in a preallocated tensor; once it is full, new rows replace the oldest."""

    def __init__(self, folder, kind, room, device, keep_files=True):
        self.folder, self.kind, self.keep_files = Path(folder), kind, keep_files
        self.all = torch.empty(room, WIDTHS[kind], dtype=torch.uint8, device=device)
        self.seen, self.come = set(), 0

    def __len__(self):
        return min(self.come, len(self.all))

    def look(self):
        """Loads new files, and returns how many rows they held."""
        before = self.come
        for path in sorted(self.folder.glob(f"{self.kind}-*.bin")):
            if path.name in self.seen:
                continue
            self.seen.add(path.name)
            self.take(torch.from_numpy(np.fromfile(path, np.uint8).reshape(-1, WIDTHS[self.kind])))
            if not self.keep_files:
                path.unlink()
        return self.come - before

    def take(self, rows):
        rows = rows[-len(self.all) :]
        at = self.come % len(self.all)
        first = min(len(rows), len(self.all) - at)
        self.all[at : at + first] = rows[:first].to(self.all.device)
        self.all[: len(rows) - first] = rows[first:].to(self.all.device)
        self.come += len(rows)

    def wait_for(self, count, is_over):
        """Waits until this many rows have arrived, or no more will come."""
        while len(self) < count and not is_over():
            if not self.look():
                time.sleep(0.2)

    def some(self, count):
        return self.all[torch.randint(len(self), (count,), device=self.all.device)]
