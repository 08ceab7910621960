/**
 * Fair dealing in the browser: it seals its own number, reveals it when the host has started, keeps what it was promised,
 * and checks the record of the finished game against that.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { keep, recall } from './kept';
import type { Frame } from './wire';

/** What this browser stored about a table. */
export interface Kept {
  /** Its own number. */
  salt: string;
  /** What the server promised before that number was sealed. */
  promise: string;
  /** The seals of all seats when this browser showed its number; none before. */
  seals: Record<number, string> | null;
}

const DIGITS = /^[0-9a-f]{64}$/;
const session = new Map<string, Kept>();

const hash = (digits: string): string => bytesToHex(sha256(hexToBytes(digits)));

export function keptOf(table: string): Kept | null {
  try {
    return session.get(table) ?? (JSON.parse(recall(`fair.${table}`) ?? 'null') as Kept | null);
  } catch {
    return null;
  }
}

function keepFor(table: string, mine: Kept): void {
  session.set(table, mine);
  keep(`fair.${table}`, JSON.stringify(mine));
}

/** Draws this browser's number for a table, keeps it with the promise, and gives its seal. */
export function sealFor(table: string, promise: string): string {
  const mine = keptOf(table) ?? { salt: bytesToHex(crypto.getRandomValues(new Uint8Array(32))), promise, seals: null };
  keepFor(table, mine);
  return hash(mine.salt);
}

/** The number to reveal now; none if another browser sealed it, or the server has changed its promise since. All seals are stored first. */
export function saltToShow(frame: Frame): string | null {
  const mine = keptOf(frame.table);
  const seals = Object.fromEntries(frame.seats.flatMap((seat, index) => (seat.seal ? [[index + 1, seat.seal]] : []))) as Record<number, string>;
  if (frame.dealing === null || frame.you === null || !mine || mine.promise !== frame.promise) return null;
  if (seals[frame.you] !== hash(mine.salt) || frame.seats[frame.you - 1]?.shown) return null;
  keepFor(frame.table, { ...mine, seals });
  return mine.salt;
}

/** What a seat contributed to the deal, according to a record. */
type Part = { seat: number } & ({ kind: 'shown'; seal: string; salt: string } | { kind: 'withheld'; seal: string } | { kind: 'nothing' } | { kind: 'bot' });

/** A sentence about the deal: the name of its message, and the seat that it is about. */
export interface Finding {
  id: string;
  seat?: number;
}

export interface Judgement {
  verdict: 'holds' | 'partly' | 'unproven' | 'broken' | 'known';
  findings: Finding[];
}

const found = (verdict: Judgement['verdict'], ...findings: Finding[]): Judgement => ({ verdict, findings });

function partsOf(record: string): Part[] {
  const shown = [...record.matchAll(/^# fair seat (\d+) seal ([0-9a-f]{64}) salt ([0-9a-f]{64})$/gm)].map(([, seat, seal, salt]) => ({ seat: Number(seat), kind: 'shown' as const, seal: seal ?? '', salt: salt ?? '' }));
  const withheld = [...record.matchAll(/^# fair seat (\d+) seal ([0-9a-f]{64}) withheld$/gm)].map(([, seat, seal]) => ({ seat: Number(seat), kind: 'withheld' as const, seal: seal ?? '' }));
  const others = [...record.matchAll(/^# fair seat (\d+) (nothing|bot)$/gm)].map(([, seat, kind]) => ({ seat: Number(seat), kind: kind as 'nothing' | 'bot' }));
  return [...shown, ...withheld, ...others].sort((one, other) => one.seat - other.seat);
}

/** The seed that the deal must have come from. */
function seedOf(server: string, parts: readonly Part[]): string {
  const lines = parts.flatMap((part) => {
    if (part.kind === 'shown') return [`seat ${part.seat} ${part.salt}\n`];
    return part.kind === 'withheld' ? [`seat ${part.seat} withheld ${part.seal}\n`] : [];
  });
  return bytesToHex(sha256(utf8ToBytes(`cabochon deal 2\nserver ${server}\n${lines.join('')}`)));
}

/** What is wrong, if anything. */
function broken(record: string, server: string, promise: string, parts: readonly Part[], mine: Kept | null): Finding | null {
  if (!DIGITS.test(server) || hash(server) !== promise) return { id: 'server' };
  if (mine && mine.promise !== promise) return { id: 'promise' };
  const forged = parts.find((part) => part.kind === 'shown' && hash(part.salt) !== part.seal);
  if (forged) return { id: 'seal', seat: forged.seat };
  const sealOf = (seat: number): string | undefined => parts.map((part) => (part.seat === seat && 'seal' in part ? part.seal : undefined)).find(Boolean);
  const swapped = Object.entries(mine?.seals ?? {}).find(([seat, seal]) => sealOf(Number(seat)) !== seal);
  if (swapped) return { id: 'seal', seat: Number(swapped[0]) };
  if (mine?.seals && !parts.some((part) => part.kind === 'shown' && part.salt === mine.salt)) return { id: 'own' };
  if (!record.includes(`\nseed ${seedOf(server, parts)}\n`)) return { id: 'seed' };
  return null;
}

/** Compares the record of a finished game with what this browser stored, and says what is proven and what is not. */
export function judge(record: string, mine: Kept | null): Judgement {
  // A deal that was played before: no browser sealed anything for it.
  if (/^# fair known /m.test(record)) return mine?.seals ? found('broken', { id: 'own' }) : found('known', { id: 'known' });
  const promise = /^# fair promise ([0-9a-f]{64})$/m.exec(record)?.[1] ?? '';
  const server = /^# fair server ([0-9a-f]{64})$/m.exec(record)?.[1] ?? '';
  const parts = partsOf(record);
  if (!parts.some((part) => 'seal' in part)) return mine?.seals ? found('broken', { id: 'own' }) : found('unproven', { id: 'old' });
  const fault = broken(record, server, promise, parts, mine);
  if (fault) return found('broken', fault);
  const gaps: Finding[] = parts.filter((part) => part.kind === 'withheld' || part.kind === 'nothing').map((part) => ({ id: part.kind, seat: part.seat }));
  if (!mine?.seals) gaps.push({ id: 'not-kept' });
  const notes: Finding[] = mine?.seals ? [{ id: 'proven' }] : [];
  if (parts.filter((part) => part.kind !== 'bot').length === 1) notes.push({ id: 'alone' });
  if (parts.some((part) => part.kind === 'bot')) notes.push({ id: 'bots' });
  return found(gaps.length > 0 ? 'partly' : 'holds', ...gaps, ...notes);
}
