import { beforeAll, describe, expect, it } from 'vitest';
import { EMPTY_FILTER, type JobFilter } from '#domain/jobs/filter';
import type { UnderstoodText } from '#domain/search/understood';
import { CONSTANTS } from '#domain/vocabulary/constants';
import type { Words } from '../../../i18n/intl';
import { wordsOf } from '../../../testing/words';
import { aVocabulary } from '../testing/aVocabulary';
import { filterChips, filterSummary } from './filterChips';

const filter = (changes: Partial<JobFilter>): JobFilter => ({ ...EMPTY_FILTER, ...changes });
const psychology = CONSTANTS.workroles
  .filter(({ group }) => group === 'psykologi')
  .map(({ id }) => id);

describe('filterChips', () => {
  let sv: Words;
  let en: Words;
  beforeAll(async () => {
    [sv, en] = await Promise.all([wordsOf('sv'), wordsOf('en')]);
  });
  const labels = (words: Words, changes: Partial<JobFilter>) =>
    filterChips(filter(changes), aVocabulary(words.language), words).map(({ label }) =>
      label.replaceAll('\u00a0', ' '),
    );

  it.each<[Partial<JobFilter>, string[], string[]]>([
    [{}, [], []],
    [{ workroles: ['barnmorska'] }, ['Barnmorska'], ['Midwife']],
    [{ workroles: psychology }, ['Psykologi'], ['Psychology']],
    [{ workfields: ['psykiatri'] }, ['Psykiatri'], ['Psychiatry']],
    [{ locations: ['m-1280', 'r-12'] }, ['Malmö', 'Skåne län'], ['Malmö', 'Skåne County']],
    [{ minHourlyRate: 1200 }, ['Från 1 200 kr/h'], ['From SEK 1,200 an hour']],
    [{ maxHourlyRate: 900 }, ['Upp till 900 kr/h'], ['Up to SEK 900 an hour']],
    [{ minHourlyRate: 700, maxHourlyRate: 900 }, ['700–900 kr/h'], ['SEK 700–900 an hour']],
    [{ fromDate: '2026-12-01' }, ['Från 1 dec. 2026'], ['From 1 Dec 2026']],
    [{ toDate: '2026-12-01' }, ['Till 1 dec. 2026'], ['Until 1 Dec 2026']],
    [{ fromDate: '2026-12-01', toDate: '2026-12-14' }, ['1 – 14 dec. 2026'], ['1 – 14 Dec 2026']],
    [
      { onCallDuty: true, text: 'natt' },
      ['Jour eller beredskap', '”natt”'],
      ['On-call duty', '“natt”'],
    ],
    [
      { travel: ['paid'], housing: ['arranged'], onlyEligible: true },
      ['Resa betald', 'Boende ordnas', 'Uppdrag du kan ta'],
      ['Travel paid', 'Housing arranged', 'Assignments you can take'],
    ],
    [{ systems: ['cosmic'], timeOfDay: ['night'] }, ['Cosmic', 'Natt'], ['Cosmic', 'Night']],
  ])('describes %j', (changes, swedish, english) => {
    expect(labels(sv, changes)).toEqual(swedish);
    expect(labels(en, changes)).toEqual(english);
  });

  it('has none for a text of which nothing was searched for', () => {
    const nothing = { filters: [], words: [], corrections: [], literal: '"och"' };
    const chips = (text: string, understood: UnderstoodText) =>
      filterChips(filter({ text }), aVocabulary(), sv, understood);
    expect(chips('och', nothing)).toEqual([]);
    // The answer to another text
    expect(chips('natt', nothing)).toHaveLength(1);
    // Said of a list elsewhere
    expect(chips('och', { ...nothing, leftOut: ['och'] })).toHaveLength(1);
  });

  it('leaves everything else when one is removed', () => {
    const whole = filter({ workroles: [...psychology, 'barnmorska'], fromDate: '2026-12-01' });
    const chips = filterChips(whole, aVocabulary(), sv);
    expect(chips.map(({ rest }) => rest)).toEqual([
      { ...whole, workroles: ['barnmorska'] },
      { ...whole, workroles: psychology },
      { ...whole, fromDate: null },
    ]);
    expect(new Set(chips.map(({ id }) => id)).size).toBe(3);
  });

  it('gives a one-line summary', () => {
    const summary = filterSummary(
      filter({ workroles: ['barnmorska'], locations: ['r-12'] }),
      aVocabulary(),
      sv,
    );
    expect(summary).toBe('Skåne län\u00a0· Barnmorska');
  });
});
