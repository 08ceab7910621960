/** A mail server on this machine that keeps what it is given. */
import { createServer } from 'node:net';

class Letter {
  constructor(to, text) {
    this.to = to;
    // Long lines come in pieces (RFC 2045).
    this.text = text.replaceAll('=\r\n', '');
  }
  /** The path of its link of this kind. */
  path(kind) {
    return new RegExp(`/mail/${kind}/[^\\s>]+`).exec(this.text)[0];
  }
}

export class PostOffice {
  #letters = [];
  #waiting = [];
  #server = createServer((line) => this.#converse(line));

  static async open() {
    const office = new PostOffice();
    await new Promise((done) => office.#server.listen(0, '127.0.0.1', done));
    office.url = `smtp://127.0.0.1:${office.#server.address().port}`;
    return office;
  }

  close() {
    this.#server.close();
  }

  /** The first mail to an address, when it is there. */
  to(address) {
    const found = this.#letters.find(({ to }) => to === address);
    return found ? Promise.resolve(found) : new Promise((done) => this.#waiting.push([address, done]));
  }

  #keep(letter) {
    this.#letters.push(letter);
    for (const [address, done] of this.#waiting) if (address === letter.to) done(letter);
  }

  #converse(line) {
    let read = '';
    let to = '';
    let body = false;
    const say = (text) => line.write(`${text}\r\n`);
    line.on('error', () => {});
    line.on('data', (bytes) => {
      read += bytes;
      for (let end = read.indexOf(body ? '\r\n.\r\n' : '\r\n'); end >= 0; end = read.indexOf(body ? '\r\n.\r\n' : '\r\n')) {
        const text = read.slice(0, end);
        read = read.slice(end + (body ? 5 : 2));
        if (body) {
          this.#keep(new Letter(to, text));
          body = false;
          say('250 kept');
        } else if (/^data/i.test(text)) {
          body = true;
          say('354 go on');
        } else {
          to = /^rcpt to:<(.*)>/i.exec(text)?.[1] ?? to;
          say('250 ok');
        }
      }
    });
    say('220 post.example');
  }
}
