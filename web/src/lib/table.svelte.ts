/** One table over the socket: its frames, shown one after another, everything that happened, and whether the connection is up. */
import { storyOf } from './api';
import { OWN } from './beat';
import { Reel } from './reel';
import { checkForUpdate } from './updates';
import type { Act, Ask, Frame, Message, News, Seen, Talk } from './wire';

/** Why someone was removed: by the host from a table that is not public, or by the people who run the server. */
type SentAway = 'removed' | 'banned' | 'session-ended';
export type Line = 'connecting' | 'open' | 'lost' | 'gone' | SentAway;
export const sentAway = (line: Line): SentAway | null => (line === 'removed' || line === 'banned' || line === 'session-ended' ? line : null);
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

export class TableLine {
  /** The frame that is shown, which may be behind the last one. */
  frame = $state.raw<Frame | null>(null);
  /** The last frame: the present state. */
  present = $state.raw<Frame | null>(null);
  log = $state.raw<News[]>([]);
  /** The news of the shown frame, for screen readers; empty when the page loads. */
  fresh = $state.raw<readonly News[]>([]);
  talk = $state.raw<Talk[]>([]);
  line = $state<Line>('connecting');
  /** The move that was chosen and not yet confirmed. */
  pending = $state<string | null>(null);
  /** Whether it waits for the connection, to be sent when the server has told what became of the game. */
  waiting = $state(false);
  /** Why the last act was refused. */
  refused = $state<string | null>(null);
  /** When the last frame came, by this browser's clock: clocks run on from there. */
  arrived = $state(0);
  /** What to animate. */
  news = $state.raw<{ id: number; events: readonly Seen[] }>({ id: 0, events: [] });

  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #shown = 0;
  readonly #reel = new Reel<Frame>((frame, skipped) => this.#show(frame, skipped));

  constructor(readonly id: string) {
    this.#open();
    addEventListener('online', this.#soon);
    addEventListener('offline', this.#offline);
    document.addEventListener('visibilitychange', this.#soon);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#soon);
    removeEventListener('offline', this.#offline);
    document.removeEventListener('visibilitychange', this.#soon);
    this.#socket?.close();
  }

  act(act: Act | Ask): void {
    this.refused = null;
    this.#send({ table: this.id, ...act });
  }

  play(move: string): void {
    if (!this.present) return;
    this.refused = null;
    this.pending = move;
    this.waiting = this.line !== 'open';
    if (!this.waiting) this.#send({ table: this.id, do: 'play', ply: this.present.ply, move });
  }

  /** Shows the present state at once. */
  catchUp = (): void => this.#reel.catchUp();
  /** The board shows something that should be seen to its end before the next move. */
  hold = (held: boolean): void => this.#reel.hold(held);

  /** The server knows a socket's person from its beginning: a person who has just given a name reconnects. */
  reopen(): void {
    const old = this.#socket;
    this.#open();
    old?.close();
  }

  #soon = (): void => {
    if (this.line !== 'lost' || document.visibilityState !== 'visible') return;
    clearTimeout(this.#timer);
    this.#open();
  };

  /** A socket without a network may take minutes to notice. */
  #offline = (): void => {
    const socket = this.#socket;
    if (!socket) return;
    this.#lost(socket);
    socket.close();
  };

  #send(message: unknown): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #open(): void {
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      // Everything from the start the first time, so that the log is complete; later only what was missed.
      this.#send({ do: 'watch', table: this.id, since: this.present?.ply ?? 0 });
    };
    socket.onmessage = (message) => {
      if (this.#socket === socket) this.#hear(JSON.parse(String(message.data)) as Message);
    };
    socket.onclose = () => this.#lost(socket);
  }

  #lost(socket: WebSocket): void {
    if (this.#closed || this.#socket !== socket || this.line === 'gone' || sentAway(this.line)) return;
    this.#socket = null;
    this.line = 'lost';
    this.waiting = this.pending !== null;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#open(), this.#wait + Math.random() * 200);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #hear(message: Message): void {
    if ('frame' in message) {
      if (message.frame.table === this.id) this.#take(message.frame);
    } else if ('talk' in message) {
      const { talk } = message;
      if (talk.table === this.id && !this.talk.some((said) => said.n === talk.n)) this.talk = [...this.talk, talk];
    } else if ('refused' in message && (message.refused.table ?? this.id) === this.id) {
      this.pending = null;
      const { code } = message.refused;
      if (code === 'no-such-table') this.line = 'gone';
      else if (code === 'banned' || code === 'session-ended' || (code === 'removed' && !this.present?.terms.public)) this.line = code;
      else this.refused = code;
    }
  }

  /** The older part of a long story comes in pages. */
  async #fill(since: number, before: number): Promise<void> {
    let from = before;
    while (!this.#closed) {
      const page = await storyOf(this.id, since, from);
      if (!page || page.news.length === 0) return;
      this.log = [...page.news, ...this.log].toSorted((a, b) => a.ply - b.ply);
      from = page.news[0]!.ply;
      if (!page.earlier) return;
    }
  }

  #take(frame: Frame): void {
    const before = this.present;
    if (before && frame.ply < before.ply) return;
    const known = this.log.at(-1)?.ply ?? 0;
    const fresh = frame.news.filter((news) => news.ply > known);
    if (frame.earlier && fresh.length > 0) void this.#fill(known, fresh[0]!.ply);
    const lost = this.line !== 'open';
    this.line = 'open';
    if (fresh.length > 0) this.log = [...this.log, ...fresh];
    this.present = frame;
    this.arrived = Date.now();
    if (lost && this.waiting) this.#sendWaiting(frame, fresh);
    if (lost && before) void checkForUpdate();
    this.#reel.add(frame, before ? shareOf(fresh, frame) : 0);
  }

  /** The move that waited goes out once: not if it had reached the server, or if the game has moved past it. */
  #sendWaiting(frame: Frame, fresh: readonly News[]): void {
    const move = this.pending;
    const arrived = frame.earlier || fresh.some((news) => news.what === 'moved' && news.seat === frame.you);
    this.waiting = false;
    if (move !== null && !arrived && frame.moves.includes(move)) this.play(move);
    else this.pending = null;
  }

  /** What was skipped is in the log; it is not animated any more. */
  #show(frame: Frame, skipped: boolean): void {
    const first = this.frame === null;
    const seen = this.frame?.ply ?? 0;
    const fresh = first ? [] : this.log.filter((news) => news.ply > seen && news.ply <= frame.ply);
    if (fresh.length > 0) {
      this.fresh = fresh;
      this.refused = null;
    }
    // In a rush others may have moved first: what was sent stays pending until it cannot be played any more.
    if (this.pending !== null && (!frame.moves.includes(this.pending) || fresh.some((news) => news.what === 'moved' && news.seat === frame.you))) this.pending = null;
    this.frame = frame;
    const events = skipped ? [] : fresh.flatMap((news) => news.events ?? []);
    if (events.length > 0) this.news = { id: ++this.#shown, events };
  }
}

/** How long a frame is shown: your own move only as long as it flies, anything but a move not at all. */
function shareOf(fresh: readonly News[], { you, seats }: Frame): number {
  const moves = fresh.filter((news) => news.events?.length);
  if (moves.length === 0) return 0;
  // A running clock does not wait longer than it takes to see who did what.
  const hurried = you !== null && seats[you - 1]?.clock != null;
  const own = moves.every((news) => news.what === 'moved' && news.seat === you);
  return own || hurried ? OWN : 1;
}
