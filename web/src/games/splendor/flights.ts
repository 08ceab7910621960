/** What happened, as things that fly across the desk: copies are taken before the desk changes, and land afterwards. */
import { at, deal, fly, lift, liftFrom, type Lifted } from '../../lib/fly';
import { chime } from '../../lib/sound';
import { TOKENS, type Seen, type TokenName, type Tokens } from './view';

/** Lands what was lifted; resolves when all of it has landed. */
export type Landing = () => Promise<unknown>;

const drawing = (place: Element | null): Element | null => place?.querySelector('svg, img') ?? null;
const seat = (number: number): Element | null => at(`score-${number}`) ?? at(`seat-${number}`);
const held = (number: number, token: TokenName): Element | null => at(`held-${number}-${token}`) ?? seat(number);

/** Tokens one by one, from the bank to a seat or back. */
function tokens(moved: Tokens, number: number, back: boolean, delay = 0): Landing[] {
  return TOKENS.filter((token) => moved[token] > 0).flatMap((token, kind) =>
    Array.from({ length: Math.min(moved[token], 3) }, (_, index): Landing => {
      const coin = drawing(at(`bank-${token}`));
      const lifted = back ? liftFrom(coin, held(number, token)) : lift(coin);
      return () => fly(lifted, back ? at(`bank-${token}`) : held(number, token), { delay: delay + kind * 0.08 + index * 0.07 });
    }),
  );
}

/** The card itself, as it lay there; nothing where another one does. */
function card(spot: string, number: number | null): Lifted | null {
  const place = at(`spot-${spot}`);
  const lies = place?.querySelector('[data-card]')?.getAttribute('data-card') ?? null;
  return number === null || lies === String(number) ? lift(drawing(place)) : null;
}

function landing(event: Seen): Landing[] {
  switch (event.event) {
    case 'taken':
      return [...tokens(event.tokens, event.seat, false), sound('take')];
    case 'given':
      return [...tokens(event.tokens, event.seat, true, 0.1), sound('take')];
    case 'bought': {
      const lifted = card(event.spot, event.card.number);
      return [...tokens(event.paid, event.seat, true), () => fly(lifted, seat(event.seat), { delay: 0.12 }), sound('lay')];
    }
    case 'reserved': {
      const lifted = event.place === null ? lift(drawing(at(`spot-${event.level}.deck`))) : card(event.place, event.card?.number ?? null);
      const gold = event.gold ? lift(drawing(at('bank-gold'))) : null;
      return [() => fly(lifted, at(`hand-${event.seat}`) ?? seat(event.seat)), () => fly(gold, held(event.seat, 'gold'), { delay: 0.16 }), sound('lay')];
    }
    case 'replaced':
      return [() => deal(at(`spot-${event.place}`)?.querySelector('[data-card]') ?? null, at(`spot-${event.place[0]}.deck`), 0.4)];
    case 'noble': {
      const lifted = lift(drawing(at(`noble-${event.place}`)));
      return [() => fly(lifted, seat(event.seat), { shown: true, delay: 0.2 }), sound('reveal')];
    }
    default:
      return [];
  }
}
const sound = (kind: Parameters<typeof chime>[0]): Landing => async () => chime(kind);

/** Takes copies of what leaves its place; the answer lands them. */
export function lifting(events: readonly Seen[]): Landing {
  const landings = events.flatMap(landing);
  return () => Promise.all(landings.map((land) => land()));
}
/** Whether it deserves a moment of its own. */
export const isMoment = (events: readonly Seen[]): boolean => events.some(({ event }) => event === 'noble');
