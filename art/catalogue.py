"""The list of pictures, and a fingerprint of the code that makes each."""
import hashlib
import types
from dataclasses import dataclass
from typing import Callable

import bpy

from . import bots, heroes, icon, nobles, objects, sultan, surfaces, tokens
from .scenes import black, blue, green, red, white


@dataclass(frozen=True)
class Picture:
    name: str
    make: Callable[[], None]
    width: int
    height: int
    samples: int
    transparent: bool
    # Width of each committed size in pixels, the smallest first, with the quality of its WebP: on a dense screen flaws are smaller, and weight counts double.
    sizes: dict[int, int]
    folder: str
    # Files in other formats, by path and width: what browsers and other sites ask for by name.
    also: tuple[tuple[str, int], ...] = ()
    # Whether `make` computes the picture itself instead of building something to render.
    flat: bool = False

    def fingerprint(self):
        """Changes when the code that this picture uses, its measures or the renderer's version change."""
        digest = hashlib.sha256()
        seen = set()
        _reach(getattr(self.make, 'func', self.make), seen, digest)
        digest.update(repr((self.name, self.width, self.height, self.samples, self.sizes, bpy.app.version_string)).encode())
        return digest.hexdigest()[:16]


def _reach(function, seen, digest):
    """Feeds a function and everything of ours that it calls or reads by name; what changes while a picture is made has a small name."""
    if function in seen:
        return
    seen.add(function)
    names = _feed(function.__code__, digest)
    for name in sorted(names):
        value = function.__globals__.get(name)
        if isinstance(value, types.FunctionType) and value.__module__.startswith('art.'):
            _reach(getattr(value, '__wrapped__', value), seen, digest)
        elif name.isupper() and isinstance(value, (int, float, str, tuple, list, dict)):
            digest.update(f'{name}={value!r}'.encode())


def _feed(code, digest):
    """Feeds a body of code, with the functions inside it, and answers the names it uses."""
    names = set(code.co_names)
    digest.update(code.co_code)
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            names |= _feed(constant, digest)
        else:
            digest.update(repr(constant).encode())
    return names


# Pale scenes show noise first.
SAMPLES = {'white': 8, 'blue': 5, 'green': 5, 'red': 5, 'black': 5}
SCENE = dict(width=256, height=320, transparent=False, sizes={160: 76, 256: 50}, folder='web/src/games/splendor/scenes')
GEM = dict(width=160, height=160, samples=20, transparent=True, sizes={160: 60}, folder='web/src/art/rendered')


def _scenes():
    for colour, module in (('white', white), ('blue', blue), ('green', green), ('red', red), ('black', black)):
        for level in (1, 2, 3):
            for make in module.LEVELS[level]:
                yield Picture(name=f'{colour}-{level}-{make.__name__.replace("_", "-")}', make=make, samples=SAMPLES[colour], **SCENE)


TOKEN = dict(width=160, height=160, samples=16, transparent=True, sizes={80: 82, 160: 40}, folder='web/src/art/rendered')


NOBLE = dict(width=192, height=192, samples=6, transparent=False, sizes={96: 78, 192: 56}, folder='web/src/games/splendor/nobles')

THING = dict(width=320, height=256, samples=10, transparent=True, sizes={160: 78, 320: 78}, folder='web/src/art/rendered')
# A cushion lies flat, a pouch stands.
MEASURES = {'cushion': dict(height=200), 'pouch': dict(width=192, height=192, sizes={96: 78, 192: 78})}
CARD = dict(width=168, height=235, samples=5, transparent=False, sizes={84: 64, 168: 32}, folder='web/src/art/rendered')

BOT = dict(width=144, height=144, samples=8, transparent=False, sizes={72: 78, 144: 60}, folder='web/src/art/rendered')

HERO = dict(width=1080, height=567, samples=5, transparent=False, sizes={540: 46, 1080: 52}, folder='web/src/art/heroes')

SURFACE = dict(width=384, height=384, samples=0, transparent=False, sizes={384: 80}, folder='web/src/art/surfaces', flat=True)
ICON = dict(width=256, height=256, samples=24, transparent=True, sizes={}, folder='web/public')
ICONS = {'favicon': dict(also=(('web/public/favicon.png', 64),)), 'favicon-turn': dict(also=(('web/public/favicon-turn.png', 64),)),
         'icon': dict(also=(('web/public/icon-180.png', 180), ('web/public/icon-192.png', 192), ('web/public/icon-512.png', 512)), width=512, height=512)}


def _objects():
    for kind, colour, make in objects.ALL:
        yield Picture(name=f'{kind}-{colour}', make=make, **GEM)
    for kind, colour, make in tokens.ALL:
        yield Picture(name=f'{kind}-{colour}', make=make, **TOKEN)
    for name, make in nobles.ALL:
        yield Picture(name=name, make=make, **NOBLE)
    for name, make in sultan.ALL:
        yield Picture(name=name, make=make, **{**THING, **MEASURES.get(name, {})})
    for name, make in sultan.CARDS:
        yield Picture(name=name, make=make, **CARD)
    for name, make in bots.ALL:
        yield Picture(name=name, make=make, **BOT)
    for name, make in heroes.ALL:
        yield Picture(name=name, make=make, also=((f'web/public/preview-{name.removeprefix("hero-")}.jpg', 1200),), **HERO)
    for name, make in surfaces.ALL:
        yield Picture(name=name, make=make, **SURFACE)
    for name, make in icon.ALL:
        yield Picture(name=name, make=make, **{**ICON, **ICONS[name]})


PICTURES = {picture.name: picture for picture in (*_objects(), *_scenes())}
