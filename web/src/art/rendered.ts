/** The rendered pieces, drawn by `art/`: where the pictures of stones, tokens, cushions, stalls and cards are. */
import type { Colour } from './cuts';

const FILES: Record<string, string> = import.meta.glob('./rendered/*.webp', { eager: true, query: '?url', import: 'default' });

/** A picture in the size that this screen shows. */
const fitting = (name: string, small: number): string => file(`${name}-${devicePixelRatio > 1.2 ? 2 * small : small}`);

const file = (name: string): string => FILES[`./rendered/${name}.webp`] ?? '';

/** A stone seen from above. It fills the field of its cut (`cuts.ts`) plus 0.9 on each side. */
export const stone = (colour: Colour): string => file(`gem-${colour}-160`);

/** A token as it lies on the table, on a square field. It touches the sides, with room above and below. In a stack the next one is `TOKEN_STEP` further down. */
export const token = (colour: Colour | 'gold'): string => fitting(`token-${colour}`, 80);

/** How far a token in a stack is below the next, as a share of the picture's height. */
export const TOKEN_STEP = 0.04;

/** The picture of a bot's character by its name and level, as in the messages `character-…`: square, the head in the middle; empty if there is none. */
export const portrait = (character: string): string => fitting(`bot-${character}`, 72);

/** The pawn that stands for a person, in the colour of the seat. */
export const pawn = (seat: number): string => fitting(`bot-pawn-${seat}`, 72);

/** A cushion of velvet, 8 wide and 5 high; a jewel lies in its middle. */
export const cushion = (): string => fitting('cushion', 160);

/** One of three stalls, 5 wide and 4 high; a jewel stands on the middle of its counter. */
export const stall = (number: number): string => fitting(`stall-${((number - 1) % 3) + 1}`, 160);

/** A closed bag, on a square field. */
export const pouch = (): string => fitting('pouch', 96);

/** The back of a deck by level, 5 wide and 7 high. The round field in its middle is plain, for the count. */
export const deckBack = (level: number): string => fitting(`deck-${level}`, 84);

/** The back of a player's money, in the colour of the seat, with a plain round field for its mark; and the face, with one for the value. */
export const moneyBack = (seat: number): string => fitting(`money-back-${seat}`, 84);
export const moneyFace = (): string => fitting('money-face', 84);
