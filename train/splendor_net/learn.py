"""Training on rows: a large network first, then a small one on its output and on the rows."""

import json
import math
import time

import torch
import torch.nn.functional as F

from .model import Net, Shape
from .rows import position, target

# The weight of the search's chance next to who won, for deep and for quick searches.
SEARCH_DEEP, SEARCH_QUICK = 0.5, 0.3
# The weight of a quick search for the policy.
POLICY_QUICK = 0.1
# The weight of the policy next to the value.
POLICY = 2.0
# The weight of the teacher for its student; the rows have the rest.
TEACHER_SHARE = 0.7


def chances(scores):
    return scores.softmax(1)


def value_loss(scores, goal, weight):
    """Who won, and what the search thought of the mover."""
    logs = scores.log_softmax(1)
    won = -(goal.won * logs).sum(1)
    mover = logs[:, 0]
    others = torch.log1p(-mover.exp().clamp(max=1 - 1e-6))
    found = -(goal.found * mover + (1 - goal.found) * others)
    return (1 - weight) * won + weight * found


def policy_loss(logits, tried, legal):
    """Cross entropy among the legal actions; 0 where none was tried."""
    return -(tried * logits.masked_fill(~legal, -1e4).log_softmax(1)).sum(1)


def losses(net, rows, teacher=None, dtype=torch.float32):
    goal = target(rows)
    x = position(rows, dtype)
    with torch.autocast(rows.device.type, dtype=torch.bfloat16, enabled=dtype == torch.bfloat16):
        scores, logits = net(x)
        if teacher is not None:
            with torch.no_grad():
                taught, said = teacher(x)
    weight = torch.where(goal.deep, SEARCH_DEEP, SEARCH_QUICK)
    value = value_loss(scores, goal, weight).mean()
    policy = (policy_loss(logits, goal.tried, goal.legal) * torch.where(goal.deep, 1.0, POLICY_QUICK)).mean()
    if teacher is None:
        return value + POLICY * policy
    taught_value = -(chances(taught) * scores.log_softmax(1)).sum(1).mean()
    said = said.masked_fill(~goal.legal, -1e4).softmax(1) * goal.legal.any(1, keepdim=True)
    taught_policy = policy_loss(logits, said, goal.legal).mean()
    return (1 - TEACHER_SHARE) * (value + POLICY * policy) + TEACHER_SHARE * (taught_value + POLICY * taught_policy)


class Learner:
    """A network in training, with the running mean of its weights."""

    def __init__(self, net, rate, memory=0.999):
        # Only newer versions of PyTorch know the fused one, and only GPUs need it.
        faster = {"fused": True} if next(net.parameters()).device.type == "cuda" else {}
        self.net = net
        self.mean = torch.optim.swa_utils.AveragedModel(net, avg_fn=lambda mean, weight, _: mean.lerp(weight, 1 - memory))
        self.optimiser = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=0.01, **faster)

    def step(self, rate):
        """Applies the accumulated gradients at this rate, and clears them."""
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        self.optimiser.step()
        self.optimiser.zero_grad(set_to_none=True)
        self.mean.update_parameters(self.net)


def train(shape, rows, *, epochs, seconds, batch, rate, seed, teacher=None, log=print):
    """Trains a network on these rows, for a number of epochs or seconds, whichever ends first."""
    torch.manual_seed(seed)
    device = rows.device
    fast = device.type == "cuda"
    dtype = torch.bfloat16 if fast else torch.float32
    learner = Learner(Net(shape).to(device), rate)
    loss_of = torch.compile(losses) if fast else losses
    batch = min(batch, len(rows))
    steps = max(1, int(epochs * (len(rows) // batch)))
    began, curve, step, spent = time.time(), [], 0, 0.0
    order, at = torch.randperm(len(rows), device=device), 0
    while step < steps and spent < seconds:
        done = max(step / steps, spent / seconds)
        if at + batch > len(rows):
            order, at = torch.randperm(len(rows), device=device), 0
        loss = loss_of(learner.net, rows[order[at : at + batch]], teacher, dtype)
        at += batch
        loss.backward()
        learner.step(rate * min(1.0, (step + 1) / 200) * 0.5 * (1 + math.cos(math.pi * min(1.0, done))))
        step += 1
        if step % 100 == 0 or step == steps:
            curve.append((step, round(loss.item(), 5)))
        spent = time.time() - began
        if step % 1000 == 0:
            log(f"  step {step} of {steps}, {spent:.0f} s, loss {curve[-1][1]:.4f}")
    log(f"  {step} steps of {batch} in {time.time() - began:.0f} s, {step * batch / len(rows):.1f} epochs")
    return learner.mean.module.eval(), curve


@torch.no_grad()
def measure(net, rows, batch=16384):
    """Log-loss against who won, how often the policy's top move is the search's, and calibration by phase, by number of players."""
    parts = []
    for at in range(0, len(rows), batch):
        some = rows[at : at + batch]
        goal = target(some)
        scores, logits = net(position(some))
        mover = chances(scores)[:, 0].clamp(1e-4, 1 - 1e-4)
        best = logits.masked_fill(~goal.legal, -1e9).argmax(1) == goal.tried.argmax(1)
        parts.append(torch.stack([goal.players, goal.ply, goal.deep.float(), goal.legal.any(1).float(), goal.won[:, 0], goal.found, mover, best.float()], 1))
    players, ply, deep, plain, won, found, mover, best = torch.cat(parts).T
    found = found.clamp(1e-4, 1 - 1e-4)

    def loss(chance, some):
        return -(won * chance.log() + (1 - won) * (1 - chance).log())[some].mean().item()

    report = {}
    for number in (2, 3, 4):
        some = players == number
        if not some.any():
            continue
        policy = some & (deep > 0) & (plain > 0)
        phases = {}
        for low, high in ((0, 10), (10, 20), (20, 30), (30, 40), (40, 256)):
            part = some & (ply >= low * number / 2) & (ply < high * number / 2)
            if part.any():
                phases[f"{low}-{high}"] = {"rows": int(part.sum()), "net": loss(mover, part), "search": loss(found, part), "said": mover[part].mean().item(), "won": won[part].mean().item(), "slope": slope(mover[part], won[part])}
        report[str(number)] = {
            "rows": int(some.sum()),
            "net": loss(mover, some),
            "search": loss(found, some),
            "even": loss(torch.full_like(mover, 1 / number), some),
            "first_move": best[policy].mean().item() if policy.any() else None,
            "phases": phases,
        }
    return report


def slope(chance, won):
    """How much of the log-odds is true: 1 is calibrated, less is overconfident (one weight of a logistic regression, by Newton's method)."""
    odds = (chance / (1 - chance)).log()
    weight = torch.ones((), device=chance.device)
    for _ in range(20):
        p = torch.sigmoid(weight * odds)
        weight = weight + ((won - p) * odds).sum() / ((p * (1 - p) * odds**2).sum() + 1e-6)
    return weight.item()


def save(net, path):
    torch.save({"shape": net.shape.dict(), "weights": {name: weight.cpu() for name, weight in net.state_dict().items()}}, path)


def restore(path, device="cpu"):
    kept = torch.load(path, map_location=device, weights_only=True)
    net = Net(Shape(**kept["shape"])).to(device)
    net.load_state_dict(kept["weights"])
    return net.eval()


def write_json(path, what):
    path.write_text(json.dumps(what, indent=1) + "\n")
