import { expect, it } from 'vitest';
import { isPlainLine, isPlainText } from './plainText';

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
