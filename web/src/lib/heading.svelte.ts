/** What the open screen puts into the page's header: its title, and its own buttons. */
import type { Snippet } from 'svelte';

let shown = $state.raw<Snippet | null>(null);

export const heading = (): Snippet | null => shown;

/** Called while a screen is created: its heading lasts as long as the screen. */
export function head(snippet: () => Snippet): void {
  $effect(() => {
    const mine = snippet();
    shown = mine;
    return () => {
      if (shown === mine) shown = null;
    };
  });
}
