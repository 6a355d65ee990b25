import { beforeAll, describe, expect, it } from 'vitest';
import { EMPTY_FILTER, type JobFilter } from '#domain/jobs/filter';
import { CONSTANTS } from '#domain/vocabulary/constants';
import type { Words } from '../../../i18n/intl';
import { wordsOf } from '../../../testing/words';
import { aVocabulary } from '../testing/aVocabulary';
import { filterTitle } from './filterTitle';

const group = CONSTANTS.workroles
  .filter(({ group, id }) => group === 'psykologi' && id !== 'psykolog')
  .map(({ id }) => id);

describe('filterTitle', () => {
  let sv: Words;
  let en: Words;
  beforeAll(async () => {
    [sv, en] = await Promise.all([wordsOf('sv'), wordsOf('en')]);
  });

  it.each<[Partial<JobFilter>, string, string]>([
    [{}, '', ''],
    [{ workroles: ['barnmorska'], locations: ['m-2480'] }, 'Barnmorska i Umeå', 'Midwife in Umeå'],
    [{ workroles: ['psykolog', ...group] }, 'Psykolog', 'Psychologist'],
    [{ locations: ['m-1280', 'r-12'] }, 'Malmö + 1', 'Malmö + 1'],
    [
      { workroles: ['barnmorska'], locations: ['m-0125'], timeOfDay: ['night'], onCallDuty: true },
      'Barnmorska på Ekerö · Natt · Jour eller beredskap',
      'Midwife on Ekerö · Night · On-call duty',
    ],
  ])('names %j', (changes, swedish, english) => {
    const filter = { ...EMPTY_FILTER, ...changes };
    expect(filterTitle(filter, aVocabulary('sv'), sv, null)).toBe(swedish);
    expect(filterTitle(filter, aVocabulary('en'), en, null)).toBe(english);
  });
});
