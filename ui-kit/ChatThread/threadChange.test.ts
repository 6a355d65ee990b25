import { expect, it } from 'vitest';
import type { ChatMessage, MessageDelivery } from '../MessageBubble';
import { threadChange } from './threadChange';

function aMessage(id: string, delivery?: MessageDelivery): ChatMessage {
  const kind = delivery === undefined ? 'other' : 'own';
  return { id, kind, authorId: kind, authorName: kind, text: id, sentAt: '', delivery };
}

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => aMessage(id)) as [
  ChatMessage,
  ChatMessage,
  ChatMessage,
  ChatMessage,
];
const own = (delivery: MessageDelivery) => aMessage('own', delivery);

it.each<
  [
    string,
    ChatMessage[] | null,
    ChatMessage[],
    { arrived?: string; wrote?: boolean; sent?: boolean; failed?: string },
  ]
>([
  ['loaded', null, [a, b], {}],
  ['nothing', [a], [a], {}],
  ['the first one of a new thread', [], [a], { arrived: 'a' }],
  ['two come', [a], [a, b, c], { arrived: 'bc' }],
  ['earlier ones are read', [c, d], [a, b, c, d], {}],
  ['earlier ones are read while one arrives', [c], [a, b, c, d], { arrived: 'd' }],
  ['the reader writes', [a], [a, own('pending')], { wrote: true }],
  [
    'the reader writes while one arrives',
    [a],
    [a, own('pending'), b],
    { arrived: 'b', wrote: true },
  ],
  ['it is sent', [a, own('pending')], [a, own('sent')], { sent: true }],
  ['it is read at once', [a, own('pending')], [a, own('read')], { sent: true }],
  ['it is read later', [a, own('sent')], [a, own('read')], {}],
  [
    'it is sent while one arrives',
    [a, own('pending')],
    [a, own('sent'), b],
    { sent: true, arrived: 'b' },
  ],
  ['it fails', [a, own('pending')], [a, own('failed')], { failed: 'own' }],
  ['it has failed before', [a, own('failed')], [a, own('failed'), b], { arrived: 'b' }],
  ['it is discarded', [a, own('failed')], [a], {}],
  ['another part of the thread is shown', [a, b], [c, d], {}],
  ['the reader wrote in another window', [a], [a, own('sent')], {}],
])('%s', (_name, before, after, { arrived = '', wrote = false, sent = false, failed = '' }) => {
  const change = threadChange(before && { messages: before, hasLater: false }, after);
  expect(change.arrived.map(({ id }) => id).join('')).toBe(arrived);
  expect(change.wrote).toBe(wrote);
  expect(change.sent).toBe(sent);
  expect(change.failed.map(({ id }) => id).join('')).toBe(failed);
});

it('does not count later messages as new when they are loaded', () => {
  const { arrived, wrote } = threadChange({ messages: [a, b], hasLater: true }, [a, b, c, d]);
  expect(arrived).toEqual([]);
  expect(wrote).toBe(false);
});
