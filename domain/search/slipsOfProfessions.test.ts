import { describe, expect, it } from 'vitest';
import { workRoleById } from '#domain/vocabulary/lookup';
import { lexicon } from './lexicon';
import { said } from './testing/said';
import { understand } from './understand';

describe('a slip of a profession, where nothing else names one', () => {
  it.each([
    ['läkra umeå', 'every:lakare place:m-2480'],
    ['lkaäre umeå', 'every:lakare place:m-2480'],
    ['lpgoed umeå', 'logoped place:m-2480'],
    ['nrsue umeå', 'sjukskoterska place:m-2480'],
    ['kuratr umeå', 'kurator place:m-2480'],
  ])('%s', (text, expected) => {
    expect(said(text).replace(/ read:.*$/u, '')).toBe(expected);
  });

  it.each([
    // As near to two
    ['nurolog umeå'],
    // An ordinary word, and one that belongs to another trade
    ['logged umeå'],
    ['lärare umeå'],
    ['hundar umeå'],
  ])('is not read into %s', (text) => {
    const { filters, terms } = understand(text, { today: '2026-11-27', taken: new Set() });
    expect(filters.map(({ value }) => value.part)).toEqual(['locations']);
    expect(terms).toHaveLength(1);
  });

  it('is a word where an ad has it, or a profession was named or chosen', () => {
    const partsOf = (text: string, options = {}) =>
      understand(text, { today: '2026-11-27', taken: new Set(), ...options }).filters.map(
        ({ value }) => value.part,
      );
    expect(partsOf('lpgoed umeå', { isInAds: () => true })).toEqual(['locations']);
    expect(partsOf('lpgoed umeå', { taken: new Set(['workroles']) })).toEqual(['locations']);
    expect(partsOf('ssk lpgoed umeå')).toEqual(['workroles', 'locations']);
  });
});

it.each([
  ['narkosskötare', 'anestesisjukskoterska'],
  ['operationsskötarna', 'operationssjukskoterska'],
])('%s is what men of the profession are called', (text, expected) => {
  expect(said(text)).toBe(expected);
});

it.each([
  ['ssk lediga jobb idag', 'sjukskoterska'],
  ['ssk idag', 'sjukskoterska days:2026-11-22..2026-11-22'],
  ['ssk i dag', 'sjukskoterska days:2026-11-22..2026-11-22'],
  ['nurse today', 'sjukskoterska days:2026-11-22..2026-11-22'],
])('%s: a day, but what is open now', (text, expected) => {
  expect(said(text)).toBe(expected);
});

describe('one slip in the middle of any name of a profession, beside a place', () => {
  const MISTAKES: readonly ((word: string, at: number) => string)[] = [
    (word, at) => word.slice(0, at) + word.slice(at + 1),
    (word, at) => word.slice(0, at) + word.charAt(at) + word.slice(at),
    (word, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  ];
  const rolesIn = (text: string): string[] =>
    understand(text, { today: '2026-11-27', taken: new Set() }).filters.flatMap(({ value }) =>
      value.part === 'workroles' ? value.ids : [],
    );
  const groupsOf = (ids: readonly string[]): Set<string> =>
    new Set(ids.map((id) => workRoleById(id)?.group || id));
  const names = [...lexicon().exact.values()].filter(
    ({ term, need, facets }) =>
      need === 'nothing' &&
      /^\p{Ll}{8,}$/u.test(term) &&
      facets.every(({ part }) => part === 'workroles'),
  );
  const read = names.flatMap(({ term, facets }) => {
    const meant = groupsOf(facets.flatMap(({ ids }) => ids));
    return MISTAKES.map((mistake) => {
      const text = `${mistake(term, Math.floor(term.length / 2))} umeå`;
      const groups = groupsOf(rolesIn(text));
      const isOther = groups.size > 0 && [...groups].every((group) => !meant.has(group));
      return { text, isLost: groups.size === 0, isOther };
    });
  });
  const shareOf = (some: readonly unknown[]): number => some.length / read.length;

  it('is hardly ever left out, so that every profession would be found', () => {
    expect(read.length).toBeGreaterThan(1000);
    expect(shareOf(read.filter(({ isLost }) => isLost))).toBeLessThan(0.01);
  });

  it('is hardly ever another profession', () => {
    expect(shareOf(read.filter(({ isOther }) => isOther))).toBeLessThan(0.005);
  });
});
