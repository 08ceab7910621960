/** Which picture a card shows. The pictures are drawn by `art/`: where stones are found, how they travel, where they are worn. */
import type { Card, GemName } from './view';

/** For each colour and level, one picture a card, in the order of the cards' numbers. */
export const SCENES: Record<GemName, readonly (readonly string[])[]> = {
  white: [
    ['marble-quarry', 'salt-flat', 'snow-pass', 'chalk-cliffs', 'frozen-lake', 'birch-creek', 'cloud-terrace', 'dunes-at-dawn'],
    ['caravel-at-sea', 'sledge-in-snow', 'mountain-mules', 'aqueduct-bridge', 'white-mill', 'cutting-wheel'],
    ['palazzo', 'snow-palace', 'abbey', 'marble-court'],
  ],
  blue: [
    ['pan-in-a-stream', 'fjord', 'lagoon', 'glacier-mouth', 'blue-grotto', 'rain-gorge', 'tidal-flats', 'mountain-lake'],
    ['galley-under-oars', 'barge-lock', 'dhow-at-noon', 'harbour-crane', 'lighthouse-rock', 'glass-furnace'],
    ['blue-dome', 'canal-palace', 'sea-fortress', 'winter-garden'],
  ],
  green: [
    ['jungle-shaft', 'moss-canyon', 'rice-terraces', 'waterfall', 'pine-mine', 'bamboo-ravine', 'river-delta', 'oasis'],
    ['river-raft', 'camel-halt', 'elephant-train', 'covered-bridge', 'market-boats', 'loom'],
    ['hanging-gardens', 'copper-castle', 'orangery', 'jade-pagoda'],
  ],
  red: [
    ['desert-canyon', 'volcano-foot', 'red-cliffs', 'savanna-pit', 'maple-valley', 'copper-hills', 'mesa', 'poppy-field'],
    ['caravan-at-sunset', 'ox-wagons', 'junk-at-anchor', 'brick-bridge', 'dye-works', 'forge'],
    ['red-fort', 'theatre', 'cathedral-at-dusk', 'pomegranate-court'],
  ],
  black: [
    ['coal-hill-at-night', 'basalt-columns', 'storm-coast', 'lava-field', 'slate-quarry', 'charcoal-forest', 'moonlit-moor', 'cave-with-lanterns'],
    ['night-ferry', 'pack-ponies-in-rain', 'toll-gate', 'smugglers-cove', 'printing-shop', 'clockmaker'],
    ['slate-chateau', 'observatory', 'opera-at-night', 'basalt-citadel'],
  ],
};

/** The number of the first card of each level. */
const FIRST = [1, 41, 71];

/** The name of a card's picture: numbers run level by level, within a level colour by colour. */
export function scene({ number, level, bonus }: Pick<Card, 'number' | 'level' | 'bonus'>): string {
  const names = SCENES[bonus][level - 1] ?? [];
  return `${bonus}-${level}-${names[(number - (FIRST[level - 1] ?? 1)) % names.length]}`;
}

const FILES: Record<string, string> = import.meta.glob('./scenes/*.webp', { eager: true, query: '?url', import: 'default' });

/** A row of the desk holds the deck and four cards, and is never wider than this. */
const ROW = 640;

/** The address of a card's picture, as large as this screen can show it. */
export function picture(card: Card): string {
  const pixels = (Math.min(ROW, innerWidth) / 4.9) * devicePixelRatio;
  return FILES[`./scenes/${scene(card)}-${pixels > 170 ? 256 : 160}.webp`] ?? '';
}

/** Shown until the picture has loaded. */
export const SKY: Record<GemName, string> = { white: '#d3dce6', blue: '#3f7fc4', green: '#8fbf95', red: '#dc8250', black: '#2b2942' };
