/** Things that travel: a copy of what left one place glides to another. Places carry `data-at`. */
import { motion } from './settings.svelte';

const DURATION = 320;

export const at = (name: string): Element | null => document.querySelector(`[data-at="${name}"]`);

/** Sends a copy of a drawing from one place to another, over everything else. Resolves when it has landed. */
export async function fly(drawing: Element | null, from: DOMRect | null, to: Element | null, delay = 0): Promise<void> {
  if (!motion() || !drawing || !from || !to || from.width === 0) return;
  const end = to.getBoundingClientRect();
  const copy = drawing.cloneNode(true) as HTMLElement;
  const width = Math.min(from.width, 84);
  Object.assign(copy.style, {
    position: 'fixed', left: '0', top: '0', width: `${width}px`, height: 'auto', margin: '0', zIndex: '60', pointerEvents: 'none',
  });
  copy.setAttribute('aria-hidden', 'true');
  document.body.append(copy);
  const place = (rect: DOMRect, scale: number): string =>
    `translate(${rect.left + rect.width / 2 - width / 2}px, ${rect.top + rect.height / 2 - (copy.getBoundingClientRect().height || width) / 2}px) scale(${scale})`;
  const move = copy.animate(
    [{ transform: place(from, 1) }, { transform: place(end, 0.6), opacity: 0.85 }],
    { duration: DURATION, delay, easing: 'cubic-bezier(.3,.1,.2,1)', fill: 'both' },
  );
  await move.finished.catch(() => undefined);
  copy.remove();
}

export const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, motion() ? ms : 0));
