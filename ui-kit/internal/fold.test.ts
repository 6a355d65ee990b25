import { describe, expect, it } from 'vitest';
import { fold, matches } from './fold';

describe('fold', () => {
  it.each([
    ['Malmö', 'malmo'],
    ['  ÅSELE ', 'asele'],
    ['Ænes', 'ænes'],
    ['café', 'cafe'],
  ])('%s → %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });
});

describe('matches', () => {
  it.each([
    { text: 'Västra Götalands län', query: 'gota', found: true },
    { text: 'Västra Götalands län', query: 'län väst', found: true },
    { text: 'Västra Götalands län', query: 'lands', found: false },
    { text: 'IVA-sjuksköterska', query: 'sjuk', found: true },
    { text: 'Malmö', query: '   ', found: true },
    { text: '', query: 'a', found: false },
  ])('$query in $text: $found', ({ text, query, found }) => {
    expect(matches(text, query)).toBe(found);
  });
});
