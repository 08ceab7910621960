/** What the page must know of a game to show it. Everything else stays in the game's folder; a missing part does not compile. */
import type { Component } from 'svelte';
import type { Colour } from '../art/cuts';
import type { BoardProps } from '../boards/board';
import type { Top } from '../boards/top.svelte';
import type { Ground, Seen } from '../lib/wire';
import type { FigureProps } from '../person/plots';

/** A part of a score: the jewels of a colour, the cards of a level. */
export interface ScoreLine {
  gem?: Colour;
  text: string;
  /** What a set adds. */
  bonus?: number;
  /** What it counts in total, the set included. */
  points?: number;
  /** Whether there is none of it and its place is shown anyway. */
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

/** A board with its own type of view; the frame's view is passed on unread. */
export type Board = Component<BoardProps<never>>;

/** One edition of a game, by the name that the server gives it. Its title is the message `title-NAME`; the home page adds `facts-NAME` and `about-NAME`. */
export interface GameFace {
  /** The colours of its pages: a name from its `mood.css`, or `house`. */
  mood: string;
  /** The drawing on the home page and above its rules. */
  Scene: Component;
  /** The surface of its table; nothing if it has none. */
  top: Top | null;
  /** Whether the home page offers it to everyone; the others are listed under `/?all`. */
  listed: boolean;
  /** How many players a one-click table has. */
  quick: number;
  /** The bots' names: messages `character-THIS-LEVEL`, and the same with `-about`; empty if they have none. */
  characters: string | null;
  /** From which height of the window, in pixels, the column beside its board has room for a hint. */
  roomForHint: number;
  /** Whether its board has a memory aid. */
  memory: boolean;
  board: () => Promise<Board>;
  /** What happened, in sentences of the reader's language. */
  sentences: (events: readonly Seen[], names: readonly string[]) => string[];
  /** Where the points of a seat come from. */
  score: (view: never, seat: number) => ScoreLine[];
  /** Each seat's points at this moment, seat 1 first. */
  points: (view: never) => number[];
  /** Whether an event is worth repeating when the game is over. */
  telling: (event: Seen) => boolean;
  /** Whether the board shows these events step by step, so that nothing else may reveal them first. */
  staged: (events: readonly Seen[]) => boolean;
  /** What a move touches on the board, as selectors: the guide points there. */
  touches: (move: string) => string[];
  /** A legal move as a suggestion, in a position as someone sees it: «Buy a level 2 card (ruby)». Its messages are in the chapter `coach`. */
  move: (text: string, view: never, seat: number) => string;
  /** The reasons for a move, as text, and the places they mention. */
  reason: (why: Ground, names: readonly string[]) => { text: string; at: string[] };
  /** What each of the game's endings adds to the result: the message `end-THIS`, or nothing. */
  endings: Readonly<Record<string, string>>;
  /** The options of the game, as in the server's types: each needs its messages. */
  options: Readonly<Record<string, 'flag' | 'seat' | readonly string[]>>;
  /** Whether there is a guided first game. */
  guide: boolean;
  chapters: readonly Chapter[];
  /** The drawings of the rulebook. */
  drawing: () => Promise<Component<{ drawing: string }>>;
  /** The pieces of its examples at a step; nothing if no chapter has one. */
  example: (() => Promise<Component<{ example: string; step: number }>>) | null;
  /** The plots of its own statistics; nothing if it counts nothing. */
  figures: (() => Promise<Component<FigureProps>>) | null;
  /** Its own messages, by file (`./words/LANGUAGE.ftl`); none if they are among the site's. */
  words: Readonly<Record<string, () => Promise<string>>>;
}

export type Faces = Readonly<Record<string, GameFace>>;
