import { beforeAll, describe, expect, it } from 'vitest';
import { PROGRESS_STEPS } from '#domain/applications/progress';
import type { Words } from '../../i18n/intl';
import { wordsOf } from '../../testing/words';
import { durationText } from './durationText';

describe('durationText', () => {
  let sv: Words;
  let en: Words;
  beforeAll(async () => {
    [sv, en] = await Promise.all([wordsOf('sv'), wordsOf('en')]);
  });

  it.each([
    ['applied', 'cirka 2 min', 'about 2 min'],
    ['qualified', 'samma eller nästa dag', 'same or next day'],
    ['documented', '1–2 dagar', '1–2 days'],
    ['presented', 'samma dag', 'same day'],
    ['hired', 'cirka en vecka', 'about a week'],
  ])('%s', (id, swedish, english) => {
    const takes = PROGRESS_STEPS.filter((step) => step.id === id).map((step) => step.takes);
    expect(takes.map((one) => durationText(sv, one))).toEqual([swedish]);
    expect(takes.map((one) => durationText(en, one))).toEqual([english]);
  });
});
