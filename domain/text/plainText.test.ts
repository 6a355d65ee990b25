import { describe, expect, it } from 'vitest';
import { isBlank, isPlainLine, isPlainText } from './plainText';

it.each([
  ['letters', 'Åsa-Märta O’Connor', true, true],
  ['emoji, which are surrogate pairs', 'Hej 👩🏽‍⚕️', true, true],
  ['nothing', '', true, true],
  ['a line break', 'one\r\ntwo\tthree', false, true],
  ['NUL', 'a\u0000b', false, false],
  ['escape', 'a\u001bb', false, false],
  ['a C1 control', 'a\u0085b', false, false],
  ['a lone high surrogate', 'a\ud83d', false, false],
  ['a lone low surrogate', '\ude00b', false, false],
])('%s', (_what, text, line, several) => {
  expect(isPlainLine(text)).toBe(line);
  expect(isPlainText(text)).toBe(several);
});

describe('isBlank', () => {
  it.each([
    ['nothing', ''],
    ['spaces and line breaks', ' \t\r\n\u00a0\u3000'],
    ['bidirectional controls', '\u202e\u2066\u2069\u200f\u061c'],
    ['zero-width characters', '\u200b\u200c\u200d\u2060\ufeff'],
    ['fillers that count as letters', '\u3164\u115f\uffa0'],
    ['soft hyphens and joiners', '\u00ad\u034f'],
    ['only accents and variation selectors', '\u0301\ufe0f'],
    ['tag characters', '\u{e0041}'],
    ['the empty Braille pattern', '\u2800'],
  ])('is true for %s', (_what, text) => {
    expect(isBlank(text)).toBe(true);
  });

  it.each(['a', '-', '0', '👍', '👩‍⚕️', 'أحمد', '\u202eabc', 'می\u200cخواهم'])(
    'is false for %j',
    (text) => {
      expect(isBlank(text)).toBe(false);
    },
  );
});
