import { beforeAll, describe, expect, it } from 'vitest';
import { EMPTY_FILTER, type JobFilter } from '#domain/jobs/filter';
import { CONSTANTS } from '#domain/vocabulary/constants';
import type { Words } from '../../../i18n/intl';
import { wordsOf } from '../../../testing/words';
import { aVocabulary } from '../testing/aVocabulary';
import { filterTitle, listSubject } from './filterTitle';
import { listTitle } from './listTitle';

const group = CONSTANTS.workroles
  .filter(({ group, id }) => group === 'psykologi' && id !== 'psykolog')
  .map(({ id }) => id);

let sv: Words;
let en: Words;
beforeAll(async () => {
  [sv, en] = await Promise.all([wordsOf('sv'), wordsOf('en')]);
});

describe('filterTitle', () => {
  it.each<[Partial<JobFilter>, string, string]>([
    [{}, '', ''],
    [{ workroles: ['barnmorska'], locations: ['m-2480'] }, 'Barnmorska i Umeå', 'Midwife in Umeå'],
    [{ workroles: ['psykolog', ...group] }, 'Psykologi', 'Psychology'],
    [{ locations: ['m-1280', 'r-12'] }, 'Malmö + 1', 'Malmö + 1'],
    [
      { workroles: ['barnmorska'], locations: ['m-0125'], timeOfDay: ['night'], onCallDuty: true },
      'Barnmorska på Ekerö\u00a0· Natt\u00a0· Jour eller beredskap',
      'Midwife on Ekerö\u00a0· Night\u00a0· On-call duty',
    ],
  ])('names %j', (changes, swedish, english) => {
    const filter = { ...EMPTY_FILTER, ...changes };
    expect(filterTitle(filter, aVocabulary('sv'), sv, null)).toBe(swedish);
    expect(filterTitle(filter, aVocabulary('en'), en, null)).toBe(english);
  });
});

describe('listTitle', () => {
  it.each<[Partial<JobFilter>, number, string, string]>([
    [{}, 2000, '2\u00a0000 lediga uppdrag', '2,000 open assignments'],
    [
      { workroles: ['barnmorska'], locations: ['r-12'], timeOfDay: ['night'] },
      12,
      '12 uppdrag som barnmorska i Skåne län',
      '12 midwife assignments in Skåne County',
    ],
    [{ workroles: ['psykolog', ...group] }, 1, '1 ledigt uppdrag', '1 open assignment'],
    [{ locations: ['m-0125'] }, 0, 'Inga lediga uppdrag på Ekerö', 'No open assignments on Ekerö'],
    // The chips name them all
    [
      { workroles: ['barnmorska', 'psykolog'], locations: ['m-1280', 'r-12'] },
      3,
      '3 lediga uppdrag',
      '3 open assignments',
    ],
  ])('of %j, %s jobs', (changes, total, swedish, english) => {
    const filter = { ...EMPTY_FILTER, ...changes };
    const titleIn = (language: 'sv' | 'en', words: Words) =>
      listTitle(words, listSubject(filter, aVocabulary(language), words, null), total);
    expect(titleIn('sv', sv)).toBe(swedish);
    expect(titleIn('en', en)).toBe(english);
  });
});
