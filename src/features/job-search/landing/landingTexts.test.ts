import { beforeAll, describe, expect, it } from 'vitest';
import type { Words } from '../../../i18n/intl';
import { wordsOf } from '../../../testing/words';
import { landingTexts } from './landingTexts';

describe('landingTexts', () => {
  let sv: Words;
  let en: Words;
  beforeAll(async () => {
    [sv, en] = await Promise.all([wordsOf('sv'), wordsOf('en')]);
  });

  it.each([
    ['IVA-sjuksköterska', null, 'Lediga uppdrag som IVA-sjuksköterska'],
    [null, 'Gotland', 'Lediga vårduppdrag på Gotland'],
    ['Barnmorska', 'Umeå', 'Lediga uppdrag som barnmorska i Umeå'],
  ])('%s, %s in Swedish', (role, place, title) => {
    expect(landingTexts(sv, { role, place }, 3).title).toBe(title);
  });

  it.each([
    ['Intensive care nurse', null, 'Intensive care nurse assignments in Sweden'],
    [null, 'Gotland', 'Healthcare assignments on Gotland'],
    ['Midwife', 'Umeå', 'Midwife assignments in Umeå'],
  ])('%s, %s in English', (role, place, title) => {
    expect(landingTexts(en, { role, place }, 3).title).toBe(title);
  });

  it.each([
    [0, 'Inga uppdrag som barnmorska i Umeå', 'No midwife assignments in Umeå'],
    [1, '1 uppdrag som barnmorska i Umeå', '1 midwife assignment in Umeå'],
    [1200, '1\u00a0200 uppdrag som barnmorska i Umeå', '1,200 midwife assignments in Umeå'],
  ])('counts %d in the heading', (total, swedish, english) => {
    expect(landingTexts(sv, { role: 'Barnmorska', place: 'Umeå' }, total).heading).toBe(swedish);
    expect(landingTexts(en, { role: 'Midwife', place: 'Umeå' }, total).heading).toBe(english);
  });

  it.each([
    [0, /^There are no open midwife assignments in Umeå right now\./],
    [1, /^There is 1 open midwife assignment in Umeå right now\./],
    [12, /^There are 12 open midwife assignments in Umeå right now\./],
  ])('counts %d in English', (total, description) => {
    const names = { role: 'Midwife', place: 'Umeå' };
    expect(landingTexts(en, names, total).description).toMatch(description);
  });
});
