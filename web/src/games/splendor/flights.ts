/** What happened, as things that travel across the desk. */
import { at, fly } from '../../lib/fly';
import { chime } from '../../lib/sound';
import { TOKENS, type Seen } from './view';

const drawingAt = (place: Element | null): Element | null => place?.querySelector('svg') ?? null;

function send(place: string, seat: number): void {
  const from = at(place);
  void fly(drawingAt(from), from?.getBoundingClientRect() ?? null, at(`seat-${seat}`));
}

function tokens(event: Extract<Seen, { event: 'taken' | 'given' }>): void {
  TOKENS.filter((token) => event.tokens[token] > 0).forEach((token, index) => {
    const bank = at(`bank-${token}`);
    const seat = at(`seat-${event.seat}`);
    const [from, to] = event.event === 'taken' ? [bank, seat] : [seat, bank];
    void fly(drawingAt(bank), from?.getBoundingClientRect() ?? null, to, index * 60);
  });
}

export function show(events: readonly Seen[]): void {
  for (const event of events) {
    if (event.event === 'taken' || event.event === 'given') {
      tokens(event);
      chime('take');
    } else if (event.event === 'bought' || event.event === 'reserved') {
      send(`spot-${event.event === 'bought' ? event.spot : (event.place ?? `${event.level}.deck`)}`, event.seat);
      chime('lay');
    } else if (event.event === 'noble') {
      send(`noble-${event.place}`, event.seat);
      chime('reveal');
    }
  }
}
