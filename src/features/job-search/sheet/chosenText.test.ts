import { beforeAll, expect, it } from 'vitest';
import { EMPTY_FILTER } from '#domain/jobs/filter';
import { CONSTANTS } from '#domain/vocabulary/constants';
import type { Words } from '../../../i18n/intl';
import { wordsOf } from '../../../testing/words';
import { aVocabulary } from '../testing/aVocabulary';
import { chosenText } from './chosenText';

let words: Words;
beforeAll(async () => {
  words = await wordsOf('sv');
});

const psychology = CONSTANTS.workroles
  .filter(({ group }) => group === 'psykologi')
  .map(({ id }) => id);

it.each([
  [[], ''],
  [['barnmorska'], 'Barnmorska'],
  [psychology, 'Psykologi'],
  [['barnmorska', 'lakare', 'tandlakare', 'arbetsterapeut'], 'Barnmorska, Läkare + 2'],
])('names what is chosen of %j', (workroles, expected) => {
  const filter = { ...EMPTY_FILTER, workroles, locations: ['m-1280'] };
  expect(chosenText('workroles', filter, aVocabulary(), words)).toBe(expected);
});
