import { describe, expect, it } from 'vitest';
import { matches } from './fold';

describe('matches', () => {
  it.each([
    { text: 'Västra Götalands län', query: 'gota', found: true },
    { text: 'Västra Götalands län', query: 'län väst', found: true },
    { text: 'Västra Götalands län', query: 'lands', found: true },
    { text: 'Västra Götalands län', query: 'an', found: false },
    { text: 'IVA-sjuksköterska', query: 'sjuk', found: true },
    { text: 'Malmö', query: '   ', found: true },
    { text: 'Malmö', query: ' MALMO ', found: true },
    { text: 'Ænes', query: 'aen', found: true },
    { text: '', query: 'a', found: false },
  ])('$query in $text: $found', ({ text, query, found }) => {
    expect(matches(text, query)).toBe(found);
  });
});
