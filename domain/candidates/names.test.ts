import { describe, expect, it } from 'vitest';
import { isName, splitName } from './names';

describe('isName', () => {
  it.each([
    'Anna',
    'Åsa-Märta',
    'Anna Maria',
    "O'Connor",
    'D’Angelo',
    'José',
    'Zoë',
    'Jose\u0301',
    'Nguyễn',
    'Łukasz',
    ' Anna ',
    'أحمد',
  ])('accepts %s', (name) => {
    expect(isName(name)).toBe(true);
  });

  it.each([
    ['empty', ''],
    ['spaces', '   '],
    ['digits', 'Anna2'],
    ['markup', '<b>Anna</b>'],
    ['a leading hyphen', '-Anna'],
    ['a trailing hyphen', 'Anna-'],
    ['an at sign', 'anna@example.com'],
    ['a control character', 'An\u0000na'],
    ['only a zero-width space', '\u200b'],
    ['a filler that counts as a letter', '\u3164'],
    ['accents alone', '\u0301\u0301'],
    ['more than 100 letters', 'a'.repeat(101)],
  ])('refuses %s', (_what, name) => {
    expect(isName(name)).toBe(false);
  });
});

describe('splitName', () => {
  it.each([
    ['Anna Berg', 'Anna', 'Berg'],
    ['Anna Maria Berg', 'Anna Maria', 'Berg'],
    ['  Åsa-Märta   Öberg-Ek ', 'Åsa-Märta', 'Öberg-Ek'],
    ["Sinéad O'Connor", 'Sinéad', "O'Connor"],
    ['Eva von Essen', 'Eva', 'von Essen'],
    ['Ruth van der Berg', 'Ruth', 'van der Berg'],
    ['De Geer', 'De', 'Geer'],
    ['Cher', 'Cher', ''],
  ])('splits %s', (name, firstName, lastName) => {
    expect(splitName(name)).toEqual({ firstName, lastName });
  });

  it.each(['', '  ', 'R2-D2', '<script>', '\u3164'])('yields null for "%s"', (text) => {
    expect(splitName(text)).toBeNull();
  });
});
