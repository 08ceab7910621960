/** The games by the names of their editions. */
import type { Faces, GameFace } from './face';
import * as registry from './registry';

const FACES: Faces = Object.assign({}, ...Object.values(registry));

export const known = (game: string): boolean => game in FACES;

/** The face of a game that must exist; asking for another is a bug in the page. */
export function faceOf(game: string): GameFace {
  const face = FACES[game];
  if (!face) throw new Error(`no folder of web/src/games shows ${game}`);
  return face;
}

/** The games on offer, in the order of the registry; `all` adds those that are not for everyone. */
export const offered = (all: boolean): string[] => Object.entries(FACES).filter(([, { listed }]) => listed || all).map(([name]) => name);
