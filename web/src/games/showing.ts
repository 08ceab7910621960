/** What a screen needs before it shows a game: its board, and its messages. */
import { openWords } from '../lib/words.svelte';
import { faceOf } from '.';
import type { Board } from './face';

export async function showing(game: string): Promise<Board> {
  const { board, words } = faceOf(game);
  const [loaded] = await Promise.all([board(), openWords(words)]);
  return loaded;
}
