/** What the page must know of a game to show it. Everything else that a game brings is its own affair, in its folder; a part that is missing does not compile. */
import type { Component } from 'svelte';
import type { Colour } from '../art/cuts';
import type { BoardProps } from '../boards/board';
import type { Top } from '../boards/top.svelte';
import type { Ground, Seen } from '../lib/wire';

/** A part of a score: the jewels of a colour, the cards of a level. */
export interface ScoreLine {
  gem?: Colour;
  text: string;
  /** What a set adds. */
  bonus?: number;
  /** What all of it counts, the set included. */
  points?: number;
  /** Whether there is nothing of it, where its place is shown anyway. */
  none?: boolean;
}

/** A small example in steps: the messages `example-ID-1` and so on say what each shows. */
export interface Example {
  id: string;
  steps: number;
}

/** A chapter of the rulebook: `rules-ID` is the message of its text, `rules-ID-title` that of its title. */
export interface Chapter {
  id: string;
  /** What is drawn beside it, by a name that the game's `Drawing` knows. */
  drawing?: string;
  /** What is played beside it, by the game's `Example`. */
  example?: Example;
}

/** A board, whose view is its own; the frame's view is handed on unread. */
export type Board = Component<BoardProps<never>>;

/** One edition of a game, by the name that the server gives it. Its title is the message `title-NAME`; the home page adds `facts-NAME` and `about-NAME`. */
export interface GameFace {
  /** The colours of its pages: a name from its `mood.css`, or `house`. */
  mood: string;
  /** The drawing on the home page and above its rules. */
  Scene: Component;
  /** What its table is covered with; nothing where it has no table. */
  top: Top | null;
  /** Whether the home page offers it to everybody; the others are there under `/?all`. */
  listed: boolean;
  /** How many sit at the table that one click makes. */
  quick: number;
  /** Whose names the bots bear: messages `character-THIS-LEVEL`, and the same with `-about`; nothing where they have none. */
  characters: string | null;
  /** Whether its board has a panel that remembers for the players. */
  memory: boolean;
  board: () => Promise<Board>;
  /** What happened, in sentences of the reader's language. */
  sentences: (events: readonly Seen[], names: readonly string[]) => string[];
  /** Where the points of a seat come from. */
  score: (view: never, seat: number) => ScoreLine[];
  /** What each seat has at this moment, seat 1 first. */
  points: (view: never) => number[];
  /** Whether an event is worth telling once more when the game is over. */
  telling: (event: Seen) => boolean;
  /** Whether the board shows these events step by step, so that nothing else may tell them first. */
  staged: (events: readonly Seen[]) => boolean;
  /** What a move touches on the board, as selectors: the guide points there. */
  touches: (move: string) => string[];
  /** A legal move as one would suggest it, in a position as somebody sees it: «Buy a level 2 card (ruby)». Its words are in the chapter `coach`. */
  move: (text: string, view: never, seat: number) => string;
  /** What speaks for a move, in words, and the places that it speaks of. */
  reason: (why: Ground, names: readonly string[]) => { text: string; at: string[] };
  /** What each ending that the game knows adds to the result: the message `end-THIS`, or nothing. */
  endings: Readonly<Record<string, string>>;
  /** The options of the game, as the server's types tell them: each needs its words. */
  options: Readonly<Record<string, 'flag' | 'seat' | readonly string[]>>;
  /** Whether there is a guided first game. */
  guide: boolean;
  chapters: readonly Chapter[];
  /** The drawings of the rulebook. */
  drawing: () => Promise<Component<{ drawing: string }>>;
  /** The pieces of its examples at a step; nothing where no chapter has one. */
  example: (() => Promise<Component<{ example: string; step: number }>>) | null;
  /** Words of its own, by file (`./words/LANGUAGE.ftl`); none where they are among the house's. */
  words: Readonly<Record<string, () => Promise<string>>>;
}

export type Faces = Readonly<Record<string, GameFace>>;
