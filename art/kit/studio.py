"""Light, lens and materials: where a model becomes a picture."""
import math

import bpy
from mathutils import Vector

from .clay import finish_meshes

_fog = {}


def empty(width, height, samples):
    """A bare scene with the renderer set up."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.seed = 1
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.04
    cycles.use_denoising = True
    cycles.denoiser = 'OPENIMAGEDENOISE'
    cycles.denoising_input_passes = 'RGB_ALBEDO_NORMAL'
    scene.render.threads_mode = 'FIXED'
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.view_settings.view_transform = 'Khronos PBR Neutral'
    _fog.clear()
    return scene


def land(width, height, samples):
    """Set up for a landscape: few bounces, no caustics."""
    scene = empty(width, height, samples)
    cycles = scene.cycles
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces = 3, 1, 2, 2
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 3


def fog(colour, start, half):
    """Things farther than `start` fade to a colour, half of it after `half` more."""
    _fog.update(colour=colour, start=start, rate=math.log(2) / half)


def _node(tree, kind, **inputs):
    node = tree.nodes.new(kind)
    for name, value in inputs.items():
        node.inputs[name].default_value = value
    return node


def _math(tree, operation, one, other=None, third=None):
    node = tree.nodes.new('ShaderNodeMath')
    node.operation = operation
    for slot, value in zip(node.inputs, (one, other, third)):
        if isinstance(value, (int, float)):
            slot.default_value = value
        elif value is not None:
            tree.links.new(value, slot)
    return node.outputs[0]


FINISHES = {
    'paint': {'Roughness': 0.72},
    'gloss': {'Roughness': 0.22, 'Coat Weight': 0.5},
    'metal': {'Roughness': 0.28, 'Metallic': 1.0},
    'water': {'Roughness': 0.07, 'Specular IOR Level': 0.65},
    'ice': {'Roughness': 0.12, 'Transmission Weight': 0.25, 'Coat Weight': 0.6},
    'cloth': {'Roughness': 0.9, 'Sheen Weight': 0.3},
    'gem': {'Roughness': 0.06, 'Coat Weight': 1.0},
    'glow': {'Roughness': 1.0},
    'glass': {'Roughness': 0.0, 'IOR': 1.62, 'Transmission Weight': 1.0},
    'foil': {'Roughness': 0.1, 'Metallic': 1.0},
    'gold': {'Roughness': 0.17, 'Metallic': 1.0},
    'lit foil': {'Roughness': 0.15, 'Metallic': 1.0},
    'gilt': {'Roughness': 0.22, 'Metallic': 1.0},
    'silver': {'Roughness': 0.12, 'Metallic': 1.0},
    'porcelain': {'Roughness': 0.35, 'Coat Weight': 0.35, 'Coat Roughness': 0.15},
    'velvet': {'Roughness': 0.85, 'Sheen Weight': 1.0, 'Sheen Roughness': 0.35},
}
GLOW = 2.6


def material(finish):
    made = bpy.data.materials.new(finish)
    made.use_nodes = True
    tree = made.node_tree
    skin = tree.nodes['Principled BSDF']
    for name, value in FINISHES[finish].items():
        skin.inputs[name].default_value = value
    paint = tree.nodes.new('ShaderNodeAttribute')
    paint.attribute_name = 'paint'
    tree.links.new(paint.outputs['Color'], skin.inputs['Base Color'])
    lit = {'glow': GLOW, 'gem': 0.35, 'silver': 0.3, 'lit foil': 0.42, 'gilt': 0.22}.get(finish)
    if lit:
        tree.links.new(paint.outputs['Color'], skin.inputs['Emission Color'])
        skin.inputs['Emission Strength'].default_value = lit
        made.cycles.emission_sampling = 'NONE'
    if _fog:
        _veil(tree, skin)
    return made


def _veil(tree, skin):
    """Mixes fog over a material by its distance, for the eye only: light does not see it."""
    seen, path = tree.nodes.new('ShaderNodeCameraData'), tree.nodes.new('ShaderNodeLightPath')
    far = _math(tree, 'MAXIMUM', _math(tree, 'SUBTRACT', seen.outputs['View Distance'], _fog['start']), 0.0)
    share = _math(tree, 'SUBTRACT', 1.0, _math(tree, 'POWER', math.exp(-_fog['rate']), far))
    veil = _node(tree, 'ShaderNodeEmission', Color=(*_fog['colour'], 1))
    both = tree.nodes.new('ShaderNodeMixShader')
    tree.links.new(_math(tree, 'MULTIPLY', share, path.outputs['Is Camera Ray']), both.inputs[0])
    tree.links.new(skin.outputs[0], both.inputs[1])
    tree.links.new(veil.outputs[0], both.inputs[2])
    tree.links.new(both.outputs[0], tree.nodes['Material Output'].inputs['Surface'])


def sky(horizon, top, strength=1.0, height=0.3, disc=None):
    """A sky from the horizon up, dimmer as a lamp than to the eye; `disc` is (x, height, radius, colour, halo) of a sun or moon behind the scene, by slope."""
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    ground = tree.nodes['Background']
    path = tree.nodes.new('ShaderNodeLightPath')
    looked_at = _math(tree, 'MAXIMUM', path.outputs['Is Camera Ray'], path.outputs['Is Glossy Ray'])
    tree.links.new(_math(tree, 'MULTIPLY_ADD', looked_at, 0.4 * strength, 0.6 * strength), ground.inputs['Strength'])
    where, parts, ramp = tree.nodes.new('ShaderNodeTexCoord'), tree.nodes.new('ShaderNodeSeparateXYZ'), tree.nodes.new('ShaderNodeValToRGB')
    tree.links.new(where.outputs['Generated'], parts.inputs[0])
    tree.links.new(parts.outputs['Z'], ramp.inputs[0])
    ends = ramp.color_ramp.elements
    ends[0].position, ends[0].color = 0.0, (*horizon, 1)
    ends[1].position, ends[1].color = height, (*top, 1)
    colour = ramp.outputs[0]
    if disc:
        colour = _disc(tree, where, colour, *disc)
    tree.links.new(colour, ground.inputs['Color'])


def _disc(tree, where, under, x, height, radius, colour, halo):
    aim = Vector((x, 1, height)).normalized()
    dot = tree.nodes.new('ShaderNodeVectorMath')
    dot.operation = 'DOT_PRODUCT'
    tree.links.new(where.outputs['Generated'], dot.inputs[0])
    dot.inputs[1].default_value = aim
    angle = _math(tree, 'ARCCOSINE', _math(tree, 'MINIMUM', dot.outputs['Value'], 1.0))
    disc = _math(tree, 'LESS_THAN', angle, radius)
    soft = _math(tree, 'MULTIPLY', _math(tree, 'POWER', 2.718, _math(tree, 'MULTIPLY', angle, -1 / (radius * 2.6))), halo)
    amount = _math(tree, 'ADD', _math(tree, 'MULTIPLY', disc, 1.6), soft)
    both = tree.nodes.new('ShaderNodeMix')
    both.data_type, both.blend_type = 'RGBA', 'ADD'
    both.inputs['Factor'].default_value = 1.0
    lit = tree.nodes.new('ShaderNodeVectorMath')
    lit.operation = 'SCALE'
    lit.inputs[0].default_value = colour
    tree.links.new(amount, lit.inputs['Scale'])
    tree.links.new(under, both.inputs['A'])
    tree.links.new(lit.outputs[0], both.inputs['B'])
    return both.outputs['Result']


def lamp(kind, energy, colour, aim=None, place=(0, 0, 0), size=0.1):
    """A light. A sun and an area light look from `place` to `aim`."""
    light = bpy.data.lights.new(kind, kind)
    light.energy, light.color = energy, colour
    if kind == 'SUN':
        light.angle = size
    elif kind == 'AREA':
        light.size = size
    else:
        light.shadow_soft_size = size
    thing = bpy.data.objects.new(kind, light)
    thing.location = place
    if aim is not None:
        thing.rotation_euler = (Vector(aim) - Vector(place)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(thing)


def sun(energy=3.6, colour=(1, 0.87, 0.7), place=(-6, -5, 7), soft=0.03):
    """The key light, from the upper left, and a cool rim from the right."""
    lamp('SUN', energy, colour, (0, 0, 0), place, soft)
    lamp('SUN', energy * 0.12, (0.7, 0.82, 1), (0, 0, 0), (7, 4, 4), 0.3)


def eye(place=(0, -13, 3.4), aim=(0, 0, 2.2), lens=53, sharp=None, blur=0.0):
    camera = bpy.data.cameras.new('eye')
    camera.lens = lens
    if blur:
        camera.dof.use_dof = True
        camera.dof.focus_distance = sharp or (Vector(aim) - Vector(place)).length
        camera.dof.aperture_fstop = 1 / blur
    _look(camera, place, aim)


def flat_eye(width, tilt=0.0):
    """Looks down without perspective."""
    camera = bpy.data.cameras.new('eye')
    camera.type, camera.ortho_scale = 'ORTHO', width
    t = math.radians(tilt)
    _look(camera, (0, -12 * math.sin(t), 12 * math.cos(t) + 1e-4), (0, 0, 0))


def _look(camera, place, aim):
    thing = bpy.data.objects.new('eye', camera)
    thing.location = place
    thing.rotation_euler = (Vector(aim) - Vector(place)).to_track_quat('-Z', 'Y').to_euler()
    scene = bpy.context.scene
    scene.collection.objects.link(thing)
    scene.camera = thing


def shoot(path):
    finish_meshes(material)
    scene = bpy.context.scene
    scene.render.image_settings.file_format = 'PNG'
    scene.render.filepath = str(path)
    bpy.ops.render.render(write_still=True)


def bench(width, height, samples):
    """Set up for an object on its own: cut out, with glass that still shows the studio."""
    scene = empty(width, height, samples)
    scene.render.film_transparent = True
    scene.render.image_settings.color_mode = 'RGBA'
    cycles = scene.cycles
    cycles.film_transparent_glass = False
    cycles.max_bounces, cycles.transmission_bounces = 16, 14
    cycles.sample_clamp_indirect = 6


def workshop():
    """The light of the bench: a key from the upper left, a cool rim from the right, and bright patches for stones to reflect."""
    scene = bpy.context.scene
    world = bpy.data.worlds.new('workshop')
    scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    back = tree.nodes['Background']
    where = tree.nodes.new('ShaderNodeTexCoord')
    cells = _node(tree, 'ShaderNodeTexVoronoi', Scale=3.4)
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    ends = ramp.color_ramp.elements
    ends[0].position, ends[0].color = 0.26, (1.9, 1.82, 1.7, 1)
    ends[1].position, ends[1].color = 0.46, (0.16, 0.17, 0.2, 1)
    tree.links.new(where.outputs['Generated'], cells.inputs['Vector'])
    # Straight above it stays dark, so that the table of a stone shows the stone.
    height = tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.links.new(where.outputs['Generated'], height.inputs[0])
    above = _math(tree, 'MAXIMUM', _math(tree, 'MULTIPLY_ADD', height.outputs['Z'], 3.0, -2.4), 0.0)
    tree.links.new(_math(tree, 'ADD', cells.outputs['Distance'], above), ramp.inputs['Fac'])
    tree.links.new(ramp.outputs['Color'], back.inputs['Color'])
    back.inputs['Strength'].default_value = 1.2
    for place, size, power, colour in (((-4, 4, 7), 2.4, 520, (1, 0.93, 0.82)), ((5, -2, 6), 1.6, 240, (0.82, 0.9, 1)), ((0, -6, 4), 3.0, 140, (1, 1, 1)), ((-1, 1, 9), 0.8, 150, (1, 1, 1))):
        lamp('AREA', power, colour, (0, 0, 0), place, size)


def showcase(strength=1.0):
    """The light of a jeweller's window: a broad warm one from the upper left, a dark room, a cool rim. Metal shows long soft shapes."""
    scene = bpy.context.scene
    world = bpy.data.worlds.new('showcase')
    scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    where = tree.nodes.new('ShaderNodeTexCoord')
    dot = tree.nodes.new('ShaderNodeVectorMath')
    dot.operation = 'DOT_PRODUCT'
    tree.links.new(where.outputs['Generated'], dot.inputs[0])
    dot.inputs[1].default_value = Vector((-0.5, 0.55, 0.65)).normalized()
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    ends = ramp.color_ramp.elements
    ends[0].position, ends[0].color = 0.2, (0.035, 0.035, 0.045, 1)
    ends[1].position, ends[1].color = 0.95, (1.3, 1.22, 1.1, 1)
    tree.links.new(dot.outputs['Value'], ramp.inputs['Fac'])
    tree.links.new(ramp.outputs['Color'], tree.nodes['Background'].inputs['Color'])
    tree.nodes['Background'].inputs['Strength'].default_value = 0.9 * strength
    for place, size, power, colour in (((-5, 5, 7), 2.2, 700, (1, 0.92, 0.8)), ((6, -1, 4), 1.4, 220, (0.75, 0.86, 1)), ((0, -7, 3.5), 2.5, 130, (1, 0.95, 0.9)), ((-1.5, 2, 9), 0.7, 160, (1, 1, 1))):
        lamp('AREA', power * strength, colour, (0, 0, 0), place, size)


def plain_light(strength=1.0):
    """The light of a gallery for reliefs: a low warm key from the upper left, a cool rim from the right, a soft fill."""
    world = bpy.data.worlds.new('gallery')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes['Background'].inputs['Color'].default_value = (0.5, 0.53, 0.6, 1)
    world.node_tree.nodes['Background'].inputs['Strength'].default_value = 0.55 * strength
    lamp('SUN', 3.2 * strength, (1, 0.9, 0.76), (0, 0, 0), (-5, 5, 5.5), 0.12)
    lamp('SUN', 0.5 * strength, (0.7, 0.82, 1), (0, 0, 0), (7, -2, 3), 0.3)
    lamp('AREA', 160 * strength, (1, 0.95, 0.88), (0, 0, 0), (-2.5, 3, 4), 1.5)


def stage_light(strength=1.0):
    """For things that stand and are seen from the front: the key from the upper left, a cool rim from behind on the right."""
    world = bpy.data.worlds.new('stage')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes['Background'].inputs['Color'].default_value = (0.62, 0.62, 0.66, 1)
    world.node_tree.nodes['Background'].inputs['Strength'].default_value = 0.5 * strength
    lamp('SUN', 3.0 * strength, (1, 0.9, 0.74), (0, 0, 0), (-5, -6, 6.5), 0.1)
    lamp('SUN', 1.0 * strength, (0.7, 0.82, 1), (0, 0, 0), (6, 5, 4), 0.2)
    lamp('AREA', 240 * strength, (1, 0.96, 0.9), (0, 0, 0), (-3, -5, 4), 1.6)
