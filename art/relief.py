"""Reliefs carved from a field of heights: outlines that swell, laid over one another, each with a colour of its own."""
import math

import bpy
import numpy as np


GOLD = (0.95, 0.62, 0.22)


def _enamelled(rough):
    """Painted porcelain, and gold where the relief says so."""
    made = bpy.data.materials.new('enamelled')
    made.use_nodes = True
    tree = made.node_tree
    skin = tree.nodes['Principled BSDF']
    for name, slot in (('paint', 'Base Color'), ('metal', 'Metallic')):
        value = tree.nodes.new('ShaderNodeAttribute')
        value.attribute_name = name
        tree.links.new(value.outputs['Color' if name == 'paint' else 'Fac'], skin.inputs[slot])
    skin.inputs['Roughness'].default_value = rough
    skin.inputs['Coat Weight'].default_value = 0.2
    return made


class Relief:
    """A plate of `wide` × `high` units about the middle, with `fine` points a unit."""

    def __init__(self, wide, high, fine, ground):
        self.wide, self.high, self.fine = wide, high, fine
        self.columns, self.rows = int(wide * fine) + 1, int(high * fine) + 1
        xs, ys = np.linspace(-wide / 2, wide / 2, self.columns), np.linspace(-high / 2, high / 2, self.rows)
        self.x, self.y = np.meshgrid(xs, ys)
        self.z = np.zeros_like(self.x)
        self.colour = np.empty((*self.x.shape, 3))
        self.colour[:] = ground
        self.metal = np.zeros_like(self.x)

    def inside(self, outline):
        """Distance to the border of an outline, positive inside."""
        return _distance(self.x, self.y, np.array(outline, float))

    def lay(self, outline, colour, height, swell=0.15, base=None, grain=None, over=False):
        """Lays a swollen piece on what is there. `swell` is how far from its border it is round; `grain` adds a pattern by x and y; `over` lets it follow what lies below."""
        depth = self.inside(outline)
        self.lay_depth(depth, colour, height, swell, base, grain, over)

    def lay_depth(self, depth, colour, height, swell=0.15, base=None, grain=None, over=False):
        part = np.clip(depth / swell, 0, 1)
        rise = height * np.sqrt(np.clip(1 - (1 - part) ** 2, 0, 1))
        if grain is not None:
            rise = rise + grain(self.x, self.y) * np.clip(depth / (swell * 0.5), 0, 1)
        start = self.z if over else (base if base is not None else 0.0)
        whole = start + rise
        show = (depth > 0) & (whole > self.z - 1e-6)
        self.z = np.where(show, whole, self.z)
        self.paint(show, colour)

    def paint(self, where, colour):
        tone = colour(self.x, self.y) if callable(colour) else np.broadcast_to(np.array(colour, float), self.colour.shape)
        self.colour = np.where(where[..., None], tone, self.colour)
        self.metal = np.where(where, 1.0 if colour is GOLD else 0.0, self.metal)

    def ball(self, x, y, r, colour, base=None, flat=1.0):
        """A bead that lies on what is there."""
        span = (self.x - x) ** 2 + (self.y - y) ** 2
        near = span < r * r
        if not near.any():
            return
        start = self.z[near].max() - r * 0.3 if base is None else base
        dome = start + flat * np.sqrt(np.clip(r * r - span, 0, None))
        show = near & (dome > self.z)
        self.z = np.where(show, dome, self.z)
        self.paint(show, colour)

    def stroke(self, points, r, colour, lift=1.0, thin=1.0, over=True):
        """A cord through points, thinning to a share of its thickness."""
        best = np.full(self.x.shape, -1.0)
        steps = len(points) - 1
        for k, (a, b) in enumerate(zip(points, points[1:])):
            radius = r * (1 + (thin - 1) * (k + 0.5) / steps)
            best = np.maximum(best, radius - _segment(self.x, self.y, a, b))
        self.lay_depth(best, colour, r * lift, r, over=over)

    def carve(self, points, r, depth):
        """A groove through points."""
        best = np.full(self.x.shape, -1.0)
        for a, b in zip(points, points[1:]):
            best = np.maximum(best, r - _segment(self.x, self.y, a, b))
        self.z = self.z - depth * np.clip(best / r, 0, 1)

    def build(self, keep=None, rough=0.42):
        """The mesh. `keep` says which points belong to it (all unless told)."""
        count = self.rows * self.columns
        points = np.stack([self.x, self.y, self.z], -1).reshape(-1, 3)
        row, column = np.meshgrid(np.arange(self.rows - 1), np.arange(self.columns - 1), indexing='ij')
        corner = (row * self.columns + column).reshape(-1)
        faces = np.stack([corner, corner + 1, corner + self.columns + 1, corner + self.columns], -1)
        if keep is not None:
            whole = keep.reshape(-1)[faces].all(-1)
            faces = faces[whole]
        mesh = bpy.data.meshes.new('relief')
        mesh.vertices.add(count)
        mesh.vertices.foreach_set('co', points.astype(np.float32).reshape(-1))
        mesh.loops.add(faces.size)
        mesh.loops.foreach_set('vertex_index', faces.astype(np.int32).reshape(-1))
        mesh.polygons.add(len(faces))
        mesh.polygons.foreach_set('loop_start', np.arange(0, faces.size, 4, dtype=np.int32))
        mesh.polygons.foreach_set('use_smooth', np.ones(len(faces), dtype=bool))
        paint = mesh.color_attributes.new('paint', 'FLOAT_COLOR', 'POINT')
        paint.data.foreach_set('color', np.concatenate([self.colour.reshape(-1, 3), np.ones((count, 1))], -1).astype(np.float32).reshape(-1))
        mesh.attributes.new('metal', 'FLOAT', 'POINT').data.foreach_set('value', self.metal.astype(np.float32).reshape(-1))
        mesh.update()
        mesh.materials.append(_enamelled(rough))
        thing = bpy.data.objects.new('relief', mesh)
        bpy.context.scene.collection.objects.link(thing)
        return thing


def _segment(x, y, a, b):
    """Distance to a line between two points."""
    (ax, ay), (bx, by) = a, b
    dx, dy = bx - ax, by - ay
    share = np.clip(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy + 1e-12), 0, 1)
    return np.hypot(x - ax - share * dx, y - ay - share * dy)


def _distance(x, y, outline):
    best = np.full(x.shape, np.inf)
    inside = np.zeros(x.shape, dtype=bool)
    for (ax, ay), (bx, by) in zip(outline, np.roll(outline, -1, axis=0)):
        best = np.minimum(best, _segment(x, y, (ax, ay), (bx, by)))
        if ay != by:
            crossing = ((ay > y) != (by > y)) & (x < (bx - ax) * (y - ay) / (by - ay) + ax)
            inside ^= crossing
    return np.where(inside, best, -best)


def smooth(points, steps=6, closed=True):
    """A soft line through points."""
    n = len(points)
    out = []
    for k in range(n if closed else n - 1):
        p = [np.array(points[(k + j) % n] if closed else points[min(max(k + j, 0), n - 1)], float) for j in (-1, 0, 1, 2)]
        for s in range(steps):
            t = s / steps
            out.append(tuple(0.5 * (2 * p[1] + (p[2] - p[0]) * t + (2 * p[0] - 5 * p[1] + 4 * p[2] - p[3]) * t * t + (3 * p[1] - p[0] - 3 * p[2] + p[3]) * t ** 3)))
    if not closed:
        out.append(tuple(points[-1]))
    return out


def oval(x, y, rx, ry, n=40, start=0.0, end=1.0):
    return [(x + rx * math.cos(2 * math.pi * (start + (end - start) * k / n)), y + ry * math.sin(2 * math.pi * (start + (end - start) * k / n))) for k in range(n)]
