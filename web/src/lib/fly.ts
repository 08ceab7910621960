/** Things that fly: a copy of what left one place glides to another. Places have `data-at`. Only transforms and opacity change. */
import { flight, part } from './beat';
import { beforePaint } from './paint';
import { motion, paced } from './settings.svelte';

export const at = (name: string): HTMLElement | null => document.querySelector<HTMLElement>(`[data-at="${name}"]`);

/** What is about to leave: a copy of it, and where it lay. */
export interface Lifted {
  copy: HTMLElement;
  from: DOMRect;
}

/** Copies a drawing while it is still in its place. */
export function lift(drawing: Element | null): Lifted | null {
  const from = drawing?.getBoundingClientRect();
  if (!drawing || !from || from.width === 0) return null;
  return { copy: drawing.cloneNode(true) as HTMLElement, from };
}

/** The drawing of a place, copied as if it lay in another. */
export function liftFrom(drawing: Element | null, place: Element | null): Lifted | null {
  const lifted = lift(drawing);
  const from = place?.getBoundingClientRect();
  return lifted && from && from.width > 0 ? { copy: lifted.copy, from: within(from, lifted.from) } : null;
}

/** A rectangle of the size of another, in the middle of a place. */
const within = (place: DOMRect, { width, height }: DOMRect): DOMRect =>
  new DOMRect(place.left + (place.width - width) / 2, place.top + (place.height - height) / 2, width, height);

export interface Way {
  /** As a share of a move's time. */
  delay?: number;
  /** A stop on the way, in the middle of the board and larger: for what is worth a moment. */
  shown?: boolean;
  /** What is at the destination, hidden until the copy arrives. */
  lands?: Element | null;
}

/** Sends a lifted copy to a place, over everything else. Resolves when it has landed. Without motion, the place lights up. */
export async function fly(lifting: Lifted | null | (() => Lifted | null), to: Element | null, { delay = 0, shown = false, lands = null }: Way = {}): Promise<void> {
  if (!paced() || !lifting || !to) return;
  const [end, lifted] = await measured(() => [to.getBoundingClientRect(), typeof lifting === 'function' ? lifting() : lifting] as const);
  if (end.width === 0 || !lifted) return;
  if (!motion()) return light(end);
  const { copy, from } = lifted;
  const wait = part(delay);
  const lasts = flight() + (shown ? part(0.9) : 0);
  Object.assign(copy.style, { position: 'fixed', left: `${from.left}px`, top: `${from.top}px`, width: `${from.width}px`, height: `${from.height}px`, margin: '0', zIndex: '60', pointerEvents: 'none', willChange: 'transform, opacity' });
  copy.setAttribute('aria-hidden', 'true');
  copy.setAttribute('data-flying', '');
  document.body.append(copy);
  lands?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: wait + lasts * 0.96 });
  const moves = copy.animate(shown ? byTheMiddle(from, end) : straight(from, end), { duration: lasts, delay: wait, fill: 'both' });
  await moves.finished.catch(() => undefined);
  copy.remove();
}

/** What is read off the page, together with all else that is measured now: the page is laid out once. */
async function measured<T>(read: () => T): Promise<T> {
  await beforePaint();
  const seen = read();
  await Promise.resolve();
  return seen;
}

/** From one rectangle to another, the copy's own being the first. */
function step(from: DOMRect, to: DOMRect, most = 1.4): string {
  const scale = Math.min(to.width / from.width, to.height / from.height, most);
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  return `translate(${x}px, ${y}px) scale(${Math.max(scale, 0.28)})`;
}
const GLIDE = 'cubic-bezier(.3,.05,.2,1)';
const straight = (from: DOMRect, end: DOMRect): Keyframe[] => [
  { transform: 'none', easing: GLIDE },
  { transform: step(from, end), opacity: 1, offset: 0.92 },
  { transform: step(from, end), opacity: 0.2 },
];
function byTheMiddle(from: DOMRect, end: DOMRect): Keyframe[] {
  const size = Math.min(innerWidth, innerHeight) * 0.32;
  const middle = step(from, new DOMRect((innerWidth - size) / 2, (innerHeight - size) / 2.4, size, size), 2.6);
  return [
    { transform: 'none', easing: GLIDE },
    { transform: middle, offset: 0.34 },
    { transform: middle, offset: 0.68, easing: GLIDE },
    { transform: step(from, end), opacity: 1, offset: 0.96 },
    { transform: step(from, end), opacity: 0.2 },
  ];
}

/** A place lights up and fades. */
async function light(place: DOMRect): Promise<void> {
  const ring = document.createElement('div');
  Object.assign(ring.style, { position: 'fixed', left: `${place.left - 3}px`, top: `${place.top - 3}px`, width: `${place.width + 6}px`, height: `${place.height + 6}px`, borderRadius: '12px', border: '3px solid var(--glow)', zIndex: '60', pointerEvents: 'none' });
  ring.setAttribute('aria-hidden', 'true');
  ring.setAttribute('data-lit', '');
  document.body.append(ring);
  const fades = ring.animate([{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }], { duration: part(0.9) });
  await fades.finished.catch(() => undefined);
  ring.remove();
}

/** Comes from another place to its present one. */
export async function deal(piece: Element | null, from: Element | null, delay = 0): Promise<void> {
  if (!motion() || !piece || !from) return;
  const [start, end] = await measured(() => [from.getBoundingClientRect(), piece.getBoundingClientRect()] as const);
  if (start.width === 0 || end.width === 0) return;
  piece.animate(
    [
      { transform: step(end, start), opacity: 0, easing: GLIDE },
      { opacity: 1, offset: 0.25 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: flight(), delay: part(delay), fill: 'backwards' },
  );
}
