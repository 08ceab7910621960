/** Points at places on the page: a board knows nothing of guides. */

/** Keeps the first match of each selector marked, whatever the page redraws, until it is released. */
export function pointAt(table: Element, selectors: readonly string[]): () => void {
  const mark = (): void => selectors.forEach((selector) => table.querySelector(selector)?.setAttribute('data-pointed', ''));
  const watch = new MutationObserver(mark);
  watch.observe(table, { childList: true, subtree: true });
  mark();
  return () => {
    watch.disconnect();
    table.querySelectorAll('[data-pointed]').forEach((one) => one.removeAttribute('data-pointed'));
  };
}
