import { expect, test } from 'vitest';
import { type FeedMove, feedMove } from './feedKeys';

const plain = (key: string) => ({ key, ctrlKey: false });
const control = (key: string) => ({ key, ctrlKey: true });

test.each<[string, { key: string; ctrlKey: boolean }, number, FeedMove | null]>([
  ['Page Down goes to the next', plain('PageDown'), 0, { kind: 'article', index: 1 }],
  ['Page Up goes to the one before', plain('PageUp'), 2, { kind: 'article', index: 1 }],
  ['Page Down on the last stays', plain('PageDown'), 2, null],
  ['Page Up on the first stays', plain('PageUp'), 0, null],
  ['Control End leaves the feed forwards', control('End'), 0, { kind: 'after' }],
  ['Control Home leaves the feed backwards', control('Home'), 2, { kind: 'before' }],
  ['End alone is left to the browser', plain('End'), 0, null],
  ['Control Page Down is left to the browser', control('PageDown'), 0, null],
  ['letters are ignored', plain('j'), 0, null],
])('%s', (_name, key, index, move) => {
  expect(feedMove(key, index, 3)).toEqual(move);
});
