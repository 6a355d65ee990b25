import { describe, expect, it } from 'vitest';
import { EMPTY_FILTER, type JobFilter } from '#domain/jobs/filter';
import { aJob } from '#domain/jobs/testing/aJob';
import { applyUnderstood } from '#domain/search/applyUnderstood';
import type { UnderstoodFilter, UnderstoodValue } from '#domain/search/understood';
import { JobIndex } from './jobIndex';
import { type AskedSearch, droppedParts, nearSearches } from './nearSearches';

const TODAY = '2026-11-23';
const UMEA = 'm-2480';
const SKELLEFTEA = 'm-2482';

const index = new JobIndex();
index.apply({
  changed: [
    {
      workRole: 'sjukskoterska',
      location: SKELLEFTEA,
      timeOfDay: ['night'],
      startsOn: '2027-06-14',
    },
    { workRole: 'barnmorska', location: UMEA, timeOfDay: ['day'], startsOn: '2027-02-01' },
    { workRole: 'iva-sjukskoterska', location: UMEA, timeOfDay: ['night'], startsOn: '2027-02-01' },
  ].map((job, at) =>
    aJob({ ...job, id: `v-${at}`, endsOn: job.startsOn, closesOn: '2027-12-31', title: 'Vikarie' }),
  ),
});

const KNOWN: Readonly<Record<string, UnderstoodValue>> = {
  umeå: { part: 'locations', ids: [UMEA] },
  natt: { part: 'timeOfDay', ids: ['night'] },
  ssk: { part: 'workroles', ids: ['sjukskoterska'] },
};

/** Understands three words; the others are only words. */
function read({ text }: JobFilter): UnderstoodFilter[] {
  const words = text.split(' ').filter(Boolean);
  return words.flatMap((word) => {
    const value = KNOWN[word];
    const without = words.filter((other) => other !== word).join(' ');
    return value ? [{ value, words: word, label: { sv: word, en: word }, without }] : [];
  });
}

function emptySearch(changes: Partial<JobFilter>): AskedSearch {
  const filter = { ...EMPTY_FILTER, ...changes };
  const wordsIn = (other: JobFilter) =>
    other.text.split(' ').filter((word) => word !== '' && !(word in KNOWN));
  return {
    filter,
    understood: read(filter),
    applied: applyUnderstood(filter, read(filter)),
    employers: [],
    hasWords: wordsIn(filter).length > 0,
    today: TODAY,
    read,
    search: (other, { facets = false }) =>
      index.search(applyUnderstood(other, read(other)), {
        order: 'newest',
        pageLength: 1,
        startAfter: null,
        today: TODAY,
        facets,
        ranking: {
          terms: wordsIn(other).map((word) => ({ written: word, anyOf: [word], literal: false })),
          role: null,
        },
      }),
  };
}

describe('droppedParts', () => {
  it('leads to the text without the words of the part', () => {
    expect(droppedParts(emptySearch({ text: 'ssk natt umeå' }))).toEqual([
      { drop: 'locations', total: 1, text: 'ssk natt' },
      { drop: 'workroles', total: 1, text: 'natt umeå' },
    ]);
  });

  it('counts the words of the ads as a part, beside what was chosen', () => {
    const search = emptySearch({ text: 'natt xyzzy', locations: [UMEA] });
    expect(droppedParts(search)).toEqual([{ drop: 'text', total: 1, text: 'natt' }]);
  });
});

describe('nearSearches', () => {
  const nearOf = (changes: Partial<JobFilter>) => {
    const search = emptySearch(changes);
    return nearSearches(search, droppedParts(search));
  };

  it('gives places and professions with the text that is left', () => {
    expect(nearOf({ text: 'ssk natt umeå' })).toEqual([
      {
        kind: 'place',
        change: { locations: [SKELLEFTEA], text: 'ssk natt' },
        label: { sv: 'Skellefteå', en: 'Skellefteå' },
        total: 1,
      },
      {
        kind: 'profession',
        change: { workroles: ['iva-sjukskoterska'], text: 'natt umeå' },
        label: { sv: 'IVA-sjuksköterska', en: 'Intensive care nurse' },
        total: 1,
      },
    ]);
  });

  it('gives weeks, and each search finds what it says', () => {
    const asked = { workroles: ['sjukskoterska'], fromDate: '2027-07-05', toDate: '2027-07-11' };
    const search = emptySearch(asked);
    const near = nearSearches(search, droppedParts(search));
    expect(near).toEqual([
      {
        kind: 'week',
        change: { fromDate: '2027-06-14', toDate: '2027-06-20' },
        label: { sv: 'Vecka 24, 2027', en: 'Week 24, 2027' },
        total: 1,
      },
    ]);
  });

  it('gives nothing near of a part that is not in the way', () => {
    expect(nearOf({ text: 'xyzzy umeå' })).toEqual([]);
  });
});
