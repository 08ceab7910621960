/** When the page is drawn: work that need not be done before, and measuring without drawing twice. */

/** Calls when the page as it is now has been painted; the answer calls it off. */
export function afterPaint(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => void (timer = setTimeout(then)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

let coming: Promise<void> | null = null;

/** The moment before the next paint, at which measuring costs nothing more; shared, so that all who wait measure one after another. A page that nobody sees is not painted. */
export function beforePaint(): Promise<void> {
  coming ??= new Promise<void>((come) => {
    if (document.hidden) return come();
    requestAnimationFrame(() => come());
    // A page that is hidden meanwhile goes on as well.
    setTimeout(come, 100);
  }).then(() => void (coming = null));
  return coming;
}
