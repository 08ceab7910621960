/** Brings tables to a wanted state by real moves over the API, where clicking would take long. */

/** A person with a session: `request` belongs to a browser context, so its pages are the same person. */
export class Guest {
  constructor(request) {
    this.request = request;
  }

  async post(path, data) {
    const answer = await this.request.post(path, { data });
    if (!answer.ok()) throw new Error(`${path} ${JSON.stringify(data)}: ${await answer.text()}`);
    const text = await answer.text();
    return text === '' ? {} : JSON.parse(text);
  }

  introduce = (name) => this.post('/api/me', { name });
  act = (table, act) => this.post(`/api/tables/${table}`, act);

  async make(terms, seats, name = 'Ann') {
    await this.introduce(name);
    const { table } = await this.post('/api/tables', { terms, seats, name });
    return table;
  }

  async deal(terms, seats, name) {
    const table = await this.make(terms, seats, name);
    await this.act(table, { do: 'start' });
    return table;
  }

  async join(table, name) {
    await this.introduce(name);
    await this.act(table, { do: 'join', name });
  }

  async frame(table) {
    return (await (await this.request.get(`/api/tables/${table}`)).json()).frame;
  }

  /** Plays by `choose(frame)` until `wanted(frame)` while a move is owed; says whether that came about before the end, or before a game that goes nowhere is abandoned. */
  async playUntil(table, wanted, choose = (frame) => frame.moves[0]) {
    for (;;) {
      const frame = await this.frame(table);
      if (frame.phase === 'over') return wanted(frame);
      if (frame.ply > 800) return false;
      if (frame.moves.length === 0) {
        await new Promise((done) => setTimeout(done, 15));
        continue;
      }
      if (wanted(frame)) return true;
      // A bot may be faster if several seats may move: then the next frame says what is left to do.
      await this.act(table, { do: 'play', ply: frame.ply, move: choose(frame) }).catch(() => undefined);
    }
  }

  /** A table in which `wanted` occurs; if chance is against it, another one. */
  async find(terms, seats, wanted, choose) {
    for (let tries = 0; tries < 40; tries++) {
      const table = await this.deal(terms, seats);
      if (await this.playUntil(table, wanted, choose)) return table;
    }
    throw new Error(`no such table of ${terms.game} came about: ${wanted}`);
  }
}

/** For Splendor: buys what can be bought, then tokens, so that games go somewhere. */
export const buyer = ({ moves }) => moves.find((move) => move.startsWith('noble')) ?? moves.find((move) => /^buy [^ ]+$/.test(move)) ?? moves.find((move) => move.startsWith('take')) ?? moves[0];
/** For Splendor: collects tokens and reserves. */
export const hoarder = ({ moves }) => moves.find((move) => move.startsWith('take')) ?? moves[0];
export const reserver = ({ moves }) => moves.find((move) => move.startsWith('reserve')) ?? moves.find((move) => move.startsWith('take')) ?? moves[0];
