import { expect, it } from 'vitest';
import type { ChatEnd } from './chat';
import { isOlderChat } from './newerChat';

const END: ChatEnd = { at: '2026-11-21T08:00:00.000Z', by: 'employer', reason: 'filled' };

/** The fields that the comparison uses. */
function chat(messageCount: number, read: [own: number, other: number], ended: ChatEnd | null) {
  const [own, other] = read;
  const status = { 'u-1': { lastReadMessageCount: own }, 'e-1': { lastReadMessageCount: other } };
  return { messageCount, status, ended };
}

it.each<[what: string, other: ReturnType<typeof chat>, older: boolean]>([
  ['the same', chat(4, [3, 2], null), false],
  ['one with more messages', chat(5, [3, 2], null), false],
  ['one with fewer messages', chat(3, [3, 2], null), true],
  ['one that the candidate has read less of', chat(4, [2, 2], null), true],
  ['one that the employer has read less of', chat(4, [3, 1], null), true],
  ['one that has ended', chat(4, [3, 2], END), false],
])('compares a chat with %s', (_what, other, older) => {
  expect(isOlderChat(other, chat(4, [3, 2], null))).toBe(older);
});

it('treats a chat that has not ended as older than one that has', () => {
  expect(isOlderChat(chat(5, [3, 2], null), chat(4, [3, 2], END))).toBe(true);
});
