/** What the open screen puts into the page's header: its title, and its own buttons. */
import type { Snippet } from 'svelte';

let shown = $state.raw<Snippet | null>(null);

export const heading = (): Snippet | null => shown;

/** To be called while a screen is made: its heading is there as long as the screen is. */
export function head(snippet: () => Snippet): void {
  $effect(() => {
    const mine = snippet();
    shown = mine;
    return () => {
      if (shown === mine) shown = null;
    };
  });
}
