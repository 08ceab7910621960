"""The light of each colour, so that a card's colour is read before its stone is seen."""
from .studio import eye, fog, lamp, sky, sun

STONES = {'white': (0.8, 0.86, 0.95), 'blue': (0.03, 0.16, 0.85), 'green': (0.01, 0.5, 0.16), 'red': (0.8, 0.02, 0.05), 'black': (0.1, 0.09, 0.14)}

# Sky at the horizon and above, its strength, the sun's strength and colour, how soon fog begins and half hides.
MOODS = {
    'white': ((0.95, 0.9, 0.82), (0.42, 0.6, 0.85), 0.95, 3.4, (1.0, 0.9, 0.74), 15, 16),
    'dawn': ((1.0, 0.9, 0.74), (0.6, 0.68, 0.84), 0.92, 3.3, (1.0, 0.84, 0.62), 16, 18),
    'blue': ((0.5, 0.76, 0.98), (0.03, 0.16, 0.62), 0.85, 3.2, (1.0, 0.92, 0.8), 15, 18),
    'deep': ((0.16, 0.4, 0.8), (0.01, 0.05, 0.3), 0.8, 2.4, (0.85, 0.92, 1.0), 13, 14),
    'green': ((0.72, 0.9, 0.6), (0.08, 0.42, 0.36), 0.85, 3.2, (1.0, 0.93, 0.66), 14, 16),
    'shade': ((0.3, 0.56, 0.3), (0.03, 0.2, 0.12), 0.8, 2.6, (1.0, 0.96, 0.7), 12, 10),
    'red': ((1.0, 0.5, 0.24), (0.5, 0.08, 0.12), 0.85, 3.6, (1.0, 0.66, 0.4), 15, 18),
    'dusk': ((0.95, 0.28, 0.16), (0.22, 0.03, 0.1), 0.75, 2.8, (1.0, 0.5, 0.28), 14, 14),
    'black': ((0.17, 0.16, 0.3), (0.016, 0.016, 0.05), 1.1, 1.5, (0.62, 0.72, 1.0), 14, 16),
    'storm': ((0.28, 0.29, 0.34), (0.04, 0.042, 0.06), 1.0, 1.5, (0.8, 0.86, 1.0), 12, 12),
}


def mood(name, disc=None, light=(-6, -5, 7), haze=1.0, **camera):
    """Sky, fog, key light and eye. `disc` is (x, height, radius, colour, halo) of a sun or moon in sight; `haze` above 1 thins the fog."""
    low, high, strength, power, warm, start, half = MOODS[name]
    sky(low, high, strength, disc=disc)
    fog(tuple(part * strength for part in low), start * haze, half * haze)
    sun(power, warm, light)
    eye(**{'blur': 3.0, **camera})


def glow(x, y, z, power=60, colour=(1, 0.55, 0.22), size=0.15):
    """A small warm light in the scene."""
    lamp('POINT', power, colour, place=(x, y, z), size=size)
