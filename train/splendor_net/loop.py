"""Training while others play: the teacher learns from new rows, and students learn from it at the end."""

import math
import os
import time

import torch

from . import learn
from .replay import Reader
from .rows import ACTIONS, BYTES, position


def save(net, path):
    """Writes a network atomically for another process to read."""
    unfinished = path.with_suffix(".part")
    learn.save(net, unfinished)
    os.replace(unfinished, path)


def teach(data, weights, settings, seconds, device):
    """Keeps training the network in this file on incoming rows; the file always holds the mean of the latest weights."""
    due, fast = time.time() + seconds, torch.device(device).type == "cuda"
    dtype = torch.bfloat16 if fast else torch.float32
    torch.manual_seed(settings["seed"])
    learner = learn.Learner(learn.restore(weights, device).train(), settings["teacher_rate"], memory=0.995)
    loss_of = torch.compile(learn.losses) if fast else learn.losses
    rows = Reader(data, "rows", settings["room"], device)
    rows.wait_for(settings["first_rows"], lambda: time.time() > due or (data / "played.json").exists())
    rows.look()
    began, said, step, curve = time.time(), 0.0, 0, []
    while (now := time.time()) < due and len(rows):
        rows.look()
        if now - said > settings["save_every"]:
            said = now
            if step:
                save(learner.mean.module, weights)
            curve.append(progress(learner.mean.module, rows, step, now - began))
        if step * settings["batch"] >= settings["reuse"] * rows.come:
            if (data / "played.json").exists() and not rows.look():
                break
            time.sleep(0.05)
            continue
        left = (due - now) / seconds
        loss_of(learner.net, untested(rows.some(settings["batch"])), None, dtype).backward()
        learner.step(settings["teacher_rate"] * min(1.0, (step + 1) / 200) * min(1.0, left / 0.3 + 0.02))
        step += 1
    if step:
        save(learner.mean.module, weights)
    curve.append(progress(learner.mean.module, rows, step, time.time() - began))
    learn.write_json(weights.with_name("teacher.json"), {"curve": curve, "steps": step, "rows": rows.come})


def untested(rows):
    """The rows with test rows, which must not be trained on, replaced by another: the same number, since compiled code needs it."""
    test = rows[:, BYTES + 2] == 1
    return torch.where(test[:, None], rows[(~test).float().argmax()][None], rows)


def progress(net, rows, step, seconds):
    """How well the network predicts test games, among the latest rows."""
    if not len(rows):
        return {}
    last = rows.all[max(0, min(rows.come, len(rows.all)) - 1_000_000) : len(rows)]
    test = last[last[:, BYTES + 2] == 1][-30_000:]
    if not len(test):
        return {}
    report = learn.measure(net.eval(), test)
    parts = {players: {name: part[name] for name in ("rows", "net", "search", "first_move")} for players, part in report.items()}
    print(f"[{seconds:.0f} s] teacher, step {step}, {rows.come} rows: {parts}", flush=True)
    return {"seconds": seconds, "step": step, "rows": rows.come, "test": parts}


class Distiller:
    """Students that learn from one teacher together, on rows and on search leaves."""

    def __init__(self, students, teacher, settings, device):
        self.fast = torch.device(device).type == "cuda"
        self.dtype = torch.bfloat16 if self.fast else torch.float32
        self.teacher, self.settings = teacher.eval(), settings
        self.rate = settings["student_rate"]
        self.learners = {name: learn.Learner(net, self.rate) for name, net in students.items()}
        self.loss_of = torch.compile(losses) if self.fast else losses

    def step(self, rows, leaves, rate):
        """Trains on these, and returns the students' losses."""
        students = [learner.net for learner in self.learners.values()]
        all_losses = self.loss_of(students, self.teacher, rows, leaves, self.dtype)
        sum(all_losses).backward()
        for learner in self.learners.values():
            learner.step(rate)
        return dict(zip(self.learners, all_losses))

    def run(self, rows, leaves, seconds, most_steps, log):
        """Trains for this long, with a falling learning rate."""
        began, step, curve = time.time(), 0, []
        batch = self.settings["student_batch"]
        while step < most_steps and (spent := time.time() - began) < seconds:
            rate = self.rate * min(1.0, (step + 1) / 200) * 0.5 * (1 + math.cos(math.pi * max(spent / seconds, step / most_steps)))
            said = self.step(untested(rows.some(batch)), leaves.some(2 * batch), rate)
            step += 1
            if step % 100 == 0:
                curve.append((step, {name: round(loss.item(), 5) for name, loss in said.items()}))
            if step % 1000 == 0:
                log(f"  [{spent:.0f} s] step {step}: {curve[-1][1]}")
        log(f"  {step} steps of {3 * batch} in {time.time() - began:.0f} s")
        return curve


def losses(students, teacher, rows, leaves, dtype):
    """Each student's loss: on rows by who won and by the teacher, on leaves by the teacher alone."""
    positions = position(torch.cat([rows[:, :BYTES], leaves[:, :BYTES]]), dtype)
    goal = learn.target(rows)
    legal = torch.cat([goal.legal, leaves[:, BYTES : BYTES + ACTIONS] > 0])
    count = len(rows)
    weight = torch.where(goal.deep, learn.SEARCH_DEEP, learn.SEARCH_QUICK)
    with torch.autocast(rows.device.type, dtype=torch.bfloat16, enabled=dtype == torch.bfloat16):
        with torch.no_grad():
            scores, logits = teacher(positions)
            chances = scores.softmax(1)
            shares = logits.masked_fill(~legal, -1e4).softmax(1) * legal.any(1, keepdim=True)
        answers = [net(positions) for net in students]
    found = []
    for scores, logits in answers:
        taught = -(chances * scores.log_softmax(1)).sum(1).mean() + learn.POLICY * learn.policy_loss(logits, shares, legal).mean()
        value = learn.value_loss(scores[:count], goal, weight).mean()
        policy = (learn.policy_loss(logits[:count], goal.tried, goal.legal) * torch.where(goal.deep, 1.0, learn.POLICY_QUICK)).mean()
        found.append(taught + 0.2 * (value + learn.POLICY * policy))
    return found
