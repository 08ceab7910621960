/** The part of the fairness check that a browser can do: the server's secret hashes to what it promised before the deal. */
export type Check = 'holds' | 'broken' | 'not-here';

export async function checkPromise(promise: string, record: string | null): Promise<Check> {
  const server = record?.match(/^# fair server ([0-9a-f]{64})$/m)?.[1];
  if (!record || !globalThis.crypto?.subtle) return 'not-here';
  if (!server) return 'broken';
  const bytes = Uint8Array.from(server.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const digits = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits === promise ? 'holds' : 'broken';
}
