import { describe, expect, it } from 'vitest';
import { dayReader } from '../internal/instants';
import type { ChatMessage } from '../MessageBubble';
import { changedAtStart, rowOf, type ThreadRow, threadRows } from './threadRows';

const dayOf = dayReader('Europe/Stockholm');

function aMessage(id: string, sentAt: string, authorId = 'anna'): ChatMessage {
  const kind = authorId === 'me' ? 'own' : authorId === 'vikari' ? 'system' : 'other';
  return { id, kind, authorId, authorName: authorId, text: id, sentAt };
}

/** "day 2026-05-04", "unread", "[a" starts a group, "b]" ends one, "[c]" is alone. */
const drawn = (rows: readonly ThreadRow[]) =>
  rows.map((row) =>
    row.kind === 'message'
      ? `${row.starts ? '[' : ''}${row.message.id}${row.ends ? ']' : ''}`
      : row.key,
  );

describe('threadRows', () => {
  it("adds a heading for each day in the reader's time zone", () => {
    const messages = [
      aMessage('a', '2026-05-03T21:58:00Z'),
      aMessage('b', '2026-05-03T22:01:00Z'),
      aMessage('c', '2026-05-05T08:00:00Z'),
    ];
    expect(drawn(threadRows(messages, { dayOf, hasEarlier: false }))).toEqual([
      'day 2026-05-03',
      '[a]',
      'day 2026-05-04',
      '[b]',
      'day 2026-05-05',
      '[c]',
    ]);
  });

  it.each([
    ['close together', 'anna', 'anna', '2026-05-04T08:05:00Z', ['[a', 'b]']],
    ['with a pause', 'anna', 'anna', '2026-05-04T08:05:01Z', ['[a]', '[b]']],
    ['of two authors', 'anna', 'me', '2026-05-04T08:01:00Z', ['[a]', '[b]']],
    ['of the product', 'vikari', 'vikari', '2026-05-04T08:01:00Z', ['[a]', '[b]']],
  ])('two messages %s', (_name, first, second, sentAt, expected) => {
    const messages = [aMessage('a', '2026-05-04T08:00:00Z', first), aMessage('b', sentAt, second)];
    const rows = drawn(threadRows(messages, { dayOf, hasEarlier: false }));
    expect(rows.slice(1)).toEqual(expected);
  });

  it('splits a group where the unread messages begin, under the heading of the day', () => {
    const messages = ['a', 'b', 'c'].map((id) => aMessage(id, '2026-05-04T08:00:00Z'));
    const rows = threadRows(messages, { dayOf, hasEarlier: true, firstUnreadId: 'b' });
    expect(drawn(rows)).toEqual(['earlier', 'day 2026-05-04', '[a]', 'unread', '[b', 'c]']);
    expect(drawn(threadRows(messages, { dayOf, hasEarlier: false, firstUnreadId: 'a' }))).toEqual([
      'day 2026-05-04',
      'unread',
      '[a',
      'b',
      'c]',
    ]);
  });

  it('keeps its keys while a message is sent and earlier ones are added', () => {
    const own = aMessage('x', '2026-05-04T08:00:00Z', 'me');
    const earlier = aMessage('w', '2026-05-03T08:00:00Z');
    const keyOf = (messages: ChatMessage[]) =>
      threadRows(messages, { dayOf, hasEarlier: false }).at(-1)?.key;
    const pending = keyOf([{ ...own, delivery: 'pending' }]);
    expect(keyOf([{ ...own, delivery: 'sent', sentAt: '2026-05-04T08:00:02Z' }])).toBe(pending);
    expect(keyOf([earlier, { ...own, delivery: 'failed' }])).toBe(pending);
  });
});

describe('changedAtStart', () => {
  /** `-` and `+` are the buttons at the start and at the end. */
  const rowsOf = (text: string) =>
    [...text].map((key) => ({
      key,
      kind: key === '-' ? ('earlier' as const) : key === '+' ? ('later' as const) : 'message',
    })) as ThreadRow[];
  it.each([
    ['more above', '-cd', '-abcd', true],
    ['one above removed', 'abcd', 'bcd', true],
    ['more below', 'ab', 'abc', false],
    ['more below, and not the last', 'ab+', 'abc+', false],
    ['more above, in the middle of a thread', '-cd+', '-abcd+', true],
    ['the first ones', '', 'abc', false],
    ['others altogether', '-ab+', '-xy+', false],
  ])('%s', (_name, before, after, expected) => {
    expect(changedAtStart(rowsOf(before), rowsOf(after))).toBe(expected);
  });
});

describe('rowOf', () => {
  const messages = ['a', 'b'].map((id) => aMessage(id, '2026-05-04T08:00:00Z'));
  const rows = threadRows(messages, { dayOf, hasEarlier: true, firstUnreadId: 'b' });
  const withLater = threadRows(messages, { dayOf, hasEarlier: false, hasLater: true });
  it.each([
    ['a message', rows, { at: 'message', id: 'a' }, 2],
    ['a message that is not loaded', rows, { at: 'message', id: 'z' }, -1],
    ['the unread', rows, { at: 'unread' }, 3],
    ['the unread that are not loaded', withLater, { at: 'unread' }, -1],
    ['the end', rows, { at: 'end' }, 4],
    ['the end that is not loaded', withLater, { at: 'end' }, -1],
  ] as const)('%s', (_name, given, place, expected) => {
    expect(rowOf(given, place)).toBe(expected);
  });
});
