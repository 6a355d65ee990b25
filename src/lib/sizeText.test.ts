import { expect, it } from 'vitest';
import { wordsOf } from '../testing/words';
import { sizeText } from './sizeText';

it.each([
  [0, '1 kB', '1 kB'],
  [14_700, '15 kB', '15 kB'],
  [14_680_064, '15 MB', '15 MB'],
  [1_440_000_000, '1,4 GB', '1.4 GB'],
  [5_000_000_000_000, '5 000 GB', '5,000 GB'],
])('%d bytes are %s', async (bytes, swedish, english) => {
  const said = async (language: 'sv' | 'en') =>
    sizeText((await wordsOf(language)).intl, bytes).replace(/\s/g, ' ');
  expect(await said('sv')).toBe(swedish);
  expect(await said('en')).toBe(english);
});
