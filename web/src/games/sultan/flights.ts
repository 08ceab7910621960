/** Cards and jewels that travel across the carpet: their places are noted before it changes, and they land when it has changed. */
import { at, deal, fly, lift, type Lifted } from '../../lib/fly';
import { chime } from '../../lib/sound';
import type { Colour, Seen, Settled } from './view';

type Laid = Extract<Seen, { event: 'laid' }>;
type Returned = Extract<Seen, { event: 'returned' }>;
export type Landing = () => void;

const seatOf = (seat: number): Element | null => at(`seat-${seat}`);

/** A card from its owner's hand to its place on the cushion. */
function laid({ seat, cushion, card }: Laid, you: number | null): Landing {
  const hand = (seat === you && card !== null ? at(`card-${card}`) : at(`cards-${seat}`)) ?? seatOf(seat);
  const from = hand?.getBoundingClientRect() ?? null;
  return () => {
    const cards = document.querySelectorAll(`[data-at="cushion-${cushion}"] [data-bid="${seat}"] svg`);
    const lands = cards[cards.length - 1] ?? null;
    if (from) void fly(() => lifted(lands, from), lands, { lands });
    chime('lay');
  };
}
/** A copy of what has landed, as if it still lay in the middle of where it came from. */
function lifted(lands: Element | null, from: DOMRect): Lifted | null {
  const copy = lift(lands);
  return copy && { copy: copy.copy, from: centred(from, copy.from) };
}
const centred = (place: DOMRect, { width, height }: DOMRect): DOMRect => new DOMRect(place.left + (place.width - width) / 2, place.top + (place.height - height) / 2, width, height);

/** The jewel that is put back goes into the pouch, each of the others onto its cushion. */
function returned({ jewel }: Returned): Landing {
  const lying = [...document.querySelectorAll<HTMLElement>('[data-at="drawn"] [data-colour]')].map((place) => ({ colour: place.dataset['colour'], gem: lift(place.querySelector('svg')) }));
  const take = (colour: string | undefined): Lifted | null => {
    const index = lying.findIndex((one) => one.colour === colour);
    return index < 0 ? null : (lying.splice(index, 1)[0]?.gem ?? null);
  };
  return () => {
    void fly(take(jewel), at('pouch'));
    document.querySelectorAll<HTMLElement>('[data-at^="cushion-"] [data-jewel]').forEach((place, index) => void fly(take(place.dataset['jewel']), place, { delay: 0.1 + index * 0.08, lands: place }));
    chime('take');
  };
}

function landing(event: Seen, you: number | null): Landing[] {
  if (event.event === 'laid') return [laid(event, you)];
  if (event.event === 'returned') return [returned(event)];
  if (event.event === 'offered') return [drawn];
  return [];
}

/** Jewels come out of the pouch, one after another. */
export function drawn(): void {
  document.querySelectorAll('[data-at="drawn"] [data-colour] svg').forEach((gem, index) => void deal(gem, at('pouch'), index * 0.14));
}

/** Notes what leaves its place; the answer lands it. */
export function lifting(events: readonly Seen[], you: number | null): Landing {
  const landings = events.flatMap((event) => landing(event, you));
  return () => landings.forEach((land) => land());
}

/** A jewel travels to its winner. */
export function carry({ cushion, jewel, winner }: Settled): void {
  const from = document.querySelector(`[data-at="cushion-${cushion}"] [data-jewel] use, [data-at="cushion-${cushion}"] [data-jewel] img`)?.getBoundingClientRect();
  const copy = gem(jewel);
  if (from && copy && winner !== null) void fly({ copy, from }, at(`held-${winner}-${jewel}`) ?? seatOf(winner));
}
function gem(jewel: Colour): HTMLElement | null {
  const copy = document.querySelector('[data-flight]')?.cloneNode(true) as HTMLElement | undefined;
  copy?.querySelector('use')?.setAttribute('href', `#lettered-${jewel}`);
  return copy ?? null;
}
