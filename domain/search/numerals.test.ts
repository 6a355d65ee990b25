import { describe, expect, it } from 'vitest';
import { withDigits } from './numerals';
import { said } from './testing/said';

describe('numbers in words', () => {
  it.each([
    ['fyrahundra', 400],
    ['femhundrafemtio', 550],
    ['fem hundra femtio', 550],
    ['tusen', 1000],
    ['tusen två hundra', 1200],
    ['tolvhundra', 1200],
    ['sextio tusen', 60_000],
    ['fyrtiofem tusen', 45_000],
    ['åttio', 80],
    ['sjuttiofem', 75],
    ['five hundred and fifty', 550],
    ['a thousand', 1000],
    ['forty five', 45],
  ])('%s', (words, value) => {
    expect(withDigits(`lön ${words} kr`).replace(/ +/gu, ' ')).toBe(`lön ${value} kr`);
    expect(withDigits(`lön ${words} kr`)).toHaveLength(`lön ${words} kr`.length);
  });

  it.each(['operation', 'två dagar i veckan', 'tjugofemma', 'en ssk', 'tio'])(
    'leaves %s as it is',
    (text) => expect(withDigits(text)).toBe(text),
  );
});

describe('what they are of', () => {
  it.each([
    ['ssk minst femhundra kronor', 'sjukskoterska hourlyRate:500..'],
    ['ssk tusen kronor i timmen', 'sjukskoterska hourlyRate:1000..'],
    ['ssk åttio procent', 'sjukskoterska share:80..80'],
    ['nurse five hundred kronor an hour', 'sjukskoterska hourlyRate:500..'],
    ['ssk 65 tusen i månaden', 'sjukskoterska hourlyRate:605..'],
    ['ssk sextiofem tusen i månaden', 'sjukskoterska hourlyRate:605..'],
    ['ssk 32 timmar', 'sjukskoterska share:80..80'],
    ['ssk 20-30 tim', 'sjukskoterska share:50..75'],
    ['ssk trettio timmar', 'sjukskoterska share:75..75'],
  ])('%s', (text, expected) => expect(said(text)).toBe(expected));

  it.each(['ssk 12 timmar', 'ssk 24 timmar', 'ssk 8 timmar'])('no share of full time: %s', (text) =>
    expect(said(text)).not.toContain('share'),
  );
});
