/** Refusals over HTTP are shown in the words for their code; only a missing answer is shown as such. */
import { afterEach, expect, test, vi } from 'vitest';
import { useRecovery, whyNot } from '../src/lib/api';

vi.mock('../src/lib/words.svelte', () => ({
  t: (id: string): string => id,
  named: (family: string, member: string): string => family.replace('*', member),
  has: (_family: string, member: string): boolean => member !== 'brand-new',
}));
vi.mock('../src/lib/kept', () => ({ keep: (): void => {}, recall: (): null => null }));

afterEach(() => {
  vi.unstubAllGlobals();
});

const answers = (status: number, body: string): void => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));
};

test.each([
  ['too-fast', 'refused-too-fast'],
  ['bad-code', 'refused-bad-code'],
  ['brand-new', 'refused-other'],
])('a code that is refused with %s is told as %s', async (code, words) => {
  answers(400, JSON.stringify({ code, message: 'no' }));
  expect(await useRecovery('abcd')).toBe(false);
  expect(whyNot()).toBe(words);
});

test('an answer that is no refusal of ours is told without a code', async () => {
  answers(502, '<html>');
  expect(await useRecovery('abcd')).toBe(false);
  expect(whyNot()).toBe('refused-other');
});

test('a server that does not answer is told as such', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  expect(await useRecovery('abcd')).toBe(false);
  expect(whyNot()).toBe('error-server');
});
