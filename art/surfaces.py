"""Tables to play on: felt, carpet and sandstone by day and by lamp. Each is a square that fits itself on all sides, computed without the renderer."""
from functools import partial

import numpy as np

N = 384


def noise(seed, low, high, stretch=1.0):
    """Noise that repeats without a seam, of waves between two counts across the square; `stretch` draws it out sideways."""
    field = np.fft.fft2(np.random.default_rng(seed).standard_normal((N, N)))
    fy, fx = np.meshgrid(np.fft.fftfreq(N) * N, np.fft.fftfreq(N) * N, indexing='ij')
    waves = np.hypot(fx * stretch, fy)
    out = np.real(np.fft.ifft2(field * ((waves >= low) & (waves <= high))))
    return out / out.std()


def tinted(base, light):
    """A colour (of the screen, 0 to 255) under more or less light."""
    return np.clip(np.array(base, float) * (1 + light[..., None]), 0, 255).astype(np.uint8)


def field():
    """Places across and down, from 0 to 1."""
    return np.meshgrid(np.arange(N) / N, np.arange(N) / N)


def felt(base):
    return tinted(base, 0.028 * noise(1, 1, 5) + 0.03 * noise(2, 40, 110))


def near_line(distance, thick):
    return np.clip(1.5 - np.abs(distance) / thick, 0, 1)


def carpet(base, wine, gold):
    """Ogees in gold on a ground of two colours, a star in each."""
    x, y = field()
    wave = 0.25 * np.cos(2 * np.pi * y)
    lines = np.maximum(near_line((x - 0.25 - wave * 0.96 + 0.5) % 1 - 0.5, 0.006), near_line((x - 0.75 + wave * 0.96 + 0.5) % 1 - 0.5, 0.006))
    inner = np.abs(x - 0.5) < 0.25 - wave * 0.96
    for cx, cy in ((0.5, 0.5), (0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)):
        a, r = np.arctan2(y - cy, x - cx), np.hypot(x - cx, y - cy)
        lines = np.maximum(lines, near_line(r - 0.1 * (1 + 0.32 * np.cos(8 * a)), 0.005))
        lines = np.maximum(lines, near_line(r - 0.03, 0.005))
        lines = np.maximum(lines, 0.8 * near_line(r - 0.17 * (1 + 0.1 * np.cos(16 * a)), 0.004))
    ground = np.where(inner[..., None], np.array(base, float), np.array(wine, float))
    colour = ground + (np.array(gold, float) - ground) * (0.75 * lines[..., None])
    threads = 0.03 * np.sin(2 * np.pi * 96 * y) * np.sin(2 * np.pi * 48 * x) + 0.03 * noise(5, 1, 6)
    return np.clip(colour * (1 + threads[..., None]), 0, 255).astype(np.uint8)


def sandstone(base, seam):
    """Slabs in courses."""
    x, y = field()
    rows = 3
    row = np.floor(y * rows).astype(int)
    across = (x * 2 + np.array([0.0, 0.5, 0.25])[row]) % 2
    tone = np.random.default_rng(7).uniform(-0.05, 0.05, (rows, 2))[row, across.astype(int)]
    edge = np.minimum(np.minimum(across % 1, 1 - across % 1) / 2, np.minimum(y * rows % 1, 1 - y * rows % 1) / rows)
    joint = np.clip(1 - edge / 0.008, 0, 1)
    return tinted(base, tone + 0.025 * noise(8, 2, 14, 2.0) + 0.012 * noise(9, 40, 90) - seam * joint)


# By day and by lamp.
ALL = [('felt-light', partial(felt, (54, 112, 84))), ('felt-dark', partial(felt, (18, 52, 41))),
       ('carpet-light', partial(carpet, (56, 72, 110), (112, 50, 66), (214, 180, 116))), ('carpet-dark', partial(carpet, (18, 26, 50), (46, 18, 32), (140, 106, 54))),
       ('sandstone-light', partial(sandstone, (226, 200, 160), 0.2)), ('sandstone-dark', partial(sandstone, (62, 47, 36), 0.35))]
