import { describe, expect, it } from 'vitest';
import { MUNICIPALITIES } from '#domain/vocabulary/locations';
import { inSentence, prepositionOf } from './sentence';

describe('inSentence', () => {
  it.each([
    ['Sjuksköterska', 'sjuksköterska'],
    ['IVA-sjuksköterska', 'IVA-sjuksköterska'],
    ['ST-läkare', 'ST-läkare'],
    ['Överläkare', 'överläkare'],
    ['X-ray nurse', 'x-ray nurse'],
    ['', ''],
  ])('%s becomes %s', (name, expected) => {
    expect(inSentence(name)).toBe(expected);
  });
});

describe('prepositionOf', () => {
  it.each([
    ['Gotland', 'on'],
    ['Gotlands län', 'in'],
    ['Umeå', 'in'],
  ])('%s: %s', (place, expected) => {
    expect(prepositionOf(place)).toBe(expected);
  });

  it("has the islands under the vocabulary's names", () => {
    const islands = MUNICIPALITIES.filter(({ name }) => prepositionOf(name) === 'on');
    expect(islands).toHaveLength(8);
  });
});
