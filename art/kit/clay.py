"""What every model is made of: faces with a colour of their own, gathered into one mesh a finish."""
import contextlib
import math
import random

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector, noise

# The picture in the making. `begin` empties it.
rng = random.Random(0)
_meshes = {}
_places = [Matrix()]


def begin(seed):
    rng.seed(seed)
    _meshes.clear()
    _places[:] = [Matrix()]
    noise.seed_set(1 + sum(seed.encode()) if isinstance(seed, str) else 1 + seed)


def near(low, high):
    return rng.uniform(low, high)


def bumps(x, y, scale=1.0, layer=0.0):
    """Smooth noise between about −1 and 1."""
    return noise.noise(Vector((x * scale, y * scale, layer)))


def mix(one, other, share):
    return tuple(a + (b - a) * share for a, b in zip(one, other))


def shade(colour, by):
    return tuple(min(1.0, max(0.0, part * by)) for part in colour)


@contextlib.contextmanager
def at(x=0.0, y=0.0, z=0.0, turn=0.0, size=1.0, tilt=0.0, lean=0.0, stretch=(1, 1, 1)):
    """What is built inside stands at this place. Angles in degrees: turn about z, tilt about x, lean about y."""
    turned = Euler((math.radians(tilt), math.radians(lean), math.radians(turn))).to_matrix().to_4x4()
    grown = Matrix.Diagonal((size * stretch[0], size * stretch[1], size * stretch[2], 1))
    _places.append(_places[-1] @ Matrix.Translation((x, y, z)) @ turned @ grown)
    yield
    _places.pop()


def press(points, faces, colour, finish='paint', smooth=False, vary=0.05):
    """Puts faces into the mesh of a finish. `colour` may be a function of a face's middle and normal (before placing)."""
    verts, polys, colours, rounds = _meshes.setdefault(finish, ([], [], [], []))
    start, place = len(verts), _places[-1]
    verts.extend(place @ Vector(p) for p in points)
    for face in faces:
        polys.append([start + i for i in face])
        tone = colour(*_middle(points, face)) if callable(colour) else colour
        colours.append(shade(tone, 1 + near(-vary, vary)))
        rounds.append(smooth)


def _middle(points, face):
    corners = [Vector(points[i]) for i in face]
    normal = (corners[1] - corners[0]).cross(corners[2] - corners[0])
    return sum(corners, Vector()) / len(corners), normal.normalized() if normal.length else normal


def finish_meshes(materials):
    """Turns what was pressed into objects."""
    for name, (verts, polys, colours, rounds) in _meshes.items():
        mesh = bpy.data.meshes.new(name)
        mesh.from_pydata([tuple(v) for v in verts], [], polys)
        paint = mesh.color_attributes.new('paint', 'FLOAT_COLOR', 'CORNER')
        for poly, colour in zip(mesh.polygons, colours):
            for corner in poly.loop_indices:
                paint.data[corner].color = (*colour, 1)
        mesh.polygons.foreach_set('use_smooth', rounds)
        mesh.materials.append(materials(name))
        thing = bpy.data.objects.new(name, mesh)
        bpy.context.scene.collection.objects.link(thing)


# --- shapes ---------------------------------------------------------------------------------------------------------

_hulls = {}


def _hull(key, points):
    """Faces of a convex hull; the same for every box, whatever its size."""
    if key not in _hulls:
        solid = bmesh.new()
        verts = [solid.verts.new(p) for p in points]
        solid.verts.index_update()
        bmesh.ops.convex_hull(solid, input=verts)
        bmesh.ops.dissolve_limit(solid, angle_limit=0.01, verts=solid.verts[:], edges=solid.edges[:])
        bmesh.ops.recalc_face_normals(solid, faces=solid.faces[:])
        order = {v: i for i, v in enumerate(verts)}
        _hulls[key] = [[order[v] for v in f.verts] for f in solid.faces]
        solid.free()
    return _hulls[key]


def box(w, d, h, colour, finish='paint', bevel=0.06, taper=1.0, **kw):
    """A block with soft edges that stands on its base."""
    cut = min(w, d, h) * bevel + 1e-4
    points = []
    for sx in (-1, 1):
        for sy in (-1, 1):
            for sz in (0, 1):
                x, y, z = sx * w / 2, sy * d / 2, sz * h
                k = taper if sz else 1.0
                inward = -cut if sz else cut
                points += [((x - sx * cut) * k, (y - sy * cut) * k, z), (x * k, (y - sy * cut) * k, z + inward), ((x - sx * cut) * k, y * k, z + inward)]
    unit = [(sx * (1 if a == 1 else .8), sy * (1 if a == 2 else .8), sz * (1 if a == 0 else .8)) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1) for a in (0, 1, 2)]
    press(points, _hull('box', unit), colour, finish, **kw)


def lathe(profile, colour, n=14, finish='paint', smooth=False, **kw):
    """A profile of (radius, height), bottom first, turned about the axis."""
    points, faces = [], []
    for r, z in profile:
        points += [(r * math.cos(2 * math.pi * i / n), r * math.sin(2 * math.pi * i / n), z) for i in range(n)]
    for k in range(len(profile) - 1):
        for i in range(n):
            j = (i + 1) % n
            faces.append([k * n + i, k * n + j, (k + 1) * n + j, (k + 1) * n + i])
    faces += [list(range(n))[::-1], list(range((len(profile) - 1) * n, len(profile) * n))]
    press(points, faces, colour, finish, smooth, **kw)


def cyl(r, h, colour, n=12, top=None, **kw):
    lathe([(r, 0), (r if top is None else max(top, 1e-3), h)], colour, n, **kw)


def cone(r, h, colour, n=8, **kw):
    cyl(r, h, colour, n, top=0, **kw)


def ball(r, colour, sub=2, rough=0.0, finish='paint', smooth=None, **kw):
    solid = bmesh.new()
    bmesh.ops.create_icosphere(solid, subdivisions=sub, radius=1)
    points = [v.co * r * (1 + near(-rough, rough)) for v in solid.verts]
    faces = [[v.index for v in f.verts] for f in solid.faces]
    solid.free()
    press(points, faces, colour, finish, sub > 2 if smooth is None else smooth, **kw)


def prism(outline, depth, colour, finish='paint', **kw):
    """An outline in x and z, cut from a board of some depth in y, its front at −depth/2."""
    n = len(outline)
    if sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(outline, outline[1:] + outline[:1])) < 0:
        outline = outline[::-1]
    points = [(x, -depth / 2, z) for x, z in outline] + [(x, depth / 2, z) for x, z in outline]
    faces = [list(range(n)), list(range(n, 2 * n))[::-1]] + [[i, i + n, (i + 1) % n + n, (i + 1) % n] for i in range(n)]
    press(points, faces, colour, finish, **kw)


def sheet(place, nu, nv, colour, finish='paint', smooth=True, **kw):
    """A surface by a function of u and v from 0 to 1."""
    points = [place(i / nu, j / nv) for j in range(nv + 1) for i in range(nu + 1)]
    row = nu + 1
    faces = [[j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i] for j in range(nv) for i in range(nu)]
    press(points, faces, colour, finish, smooth, **kw)


def rod(start, end, r, colour, n=7, top=None, **kw):
    """A straight stick between two points."""
    a, b = Vector(start), Vector(end)
    turned = (b - a).to_track_quat('Z', 'Y').to_matrix().to_4x4()
    _places.append(_places[-1] @ Matrix.Translation(a) @ turned)
    cyl(r, (b - a).length, colour, n, r if top is None else top, **kw)
    _places.pop()


def rope(points, r, colour, n=6, thin=1.0, **kw):
    """A bent stick through points, thinning to a share of its thickness."""
    steps = len(points) - 1
    for i, (a, b) in enumerate(zip(points, points[1:])):
        rod(a, b, r * (1 + (thin - 1) * i / steps), colour, n, r * (1 + (thin - 1) * (i + 1) / steps), **kw)


def curve(f, n):
    return [f(i / n) for i in range(n + 1)]
