import { expect, it } from 'vitest';
import { isComposing } from './composing';

it.each([
  ['a key of its own', { isComposing: false, keyCode: 13 }, false],
  ['a key inside a word', { isComposing: true, keyCode: 229 }, true],
  ['Enter that ends a word, in Chromium', { isComposing: true, keyCode: 13 }, true],
  ['Enter that ends a word, in Safari', { isComposing: false, keyCode: 229 }, true],
])('%s', (_name, event, expected) => {
  expect(isComposing(event)).toBe(expected);
});
