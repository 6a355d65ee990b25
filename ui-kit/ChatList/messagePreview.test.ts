import { expect, it } from 'vitest';
import { messagePreview } from './messagePreview';

it.each([
  ['', ''],
  ['Hej!', 'Hej!'],
  [' Hej\n\nAnna  här ', 'Hej Anna här'],
  ['x'.repeat(72), 'x'.repeat(72)],
  [`${'Hej på dig '.repeat(7)}slut`, `${'Hej på dig '.repeat(6).trim()} Hej …`],
  ['å'.repeat(100), `${'å'.repeat(72)} …`],
  // An emoji is never cut in half.
  ['😀'.repeat(73), `${'😀'.repeat(72)} …`],
])('%j is shown as %j', (text, preview) => {
  expect(messagePreview(text)).toBe(preview);
});
