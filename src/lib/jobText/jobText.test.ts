import { beforeAll, describe, expect, it } from 'vitest';
import type { Words } from '../../i18n/intl';
import { wordsOf } from '../../testing/words';
import { closingText, hoursText, periodText, placeText, rateAmount } from './jobText';

describe('texts of a job', () => {
  let sv: Words;
  let en: Words;
  beforeAll(async () => {
    [sv, en] = await Promise.all([wordsOf('sv'), wordsOf('en')]);
  });

  it.each([
    [650, 720, '650–720', '650–720'],
    [1200, 1200, '1\u00a0200', '1,200'],
  ])('rate %d to %d', (min, max, swedish, english) => {
    expect(rateAmount(sv, { min, max })).toBe(swedish);
    expect(rateAmount(en, { min, max })).toBe(english);
  });

  it.each([
    ['2027-02-01', '2027-02-14', '1 – 14 feb. 2027', '1 – 14 Feb 2027'],
    ['2027-02-01', '2027-04-30', '1 feb. – 30 apr. 2027', '1 Feb – 30 Apr 2027'],
    ['2027-02-01', null, 'Från 1 feb. 2027, tills vidare', 'From 1 Feb 2027, until further notice'],
    [null, '2027-04-30', 'Snarast – 30 apr. 2027', 'As soon as possible – 30 Apr 2027'],
    [null, null, 'Snarast, enligt överenskommelse', 'As soon as possible, by agreement'],
  ])('period %s to %s', (startsOn, endsOn, swedish, english) => {
    expect(periodText(sv, { startsOn, endsOn }).replaceAll('\u00a0', ' ')).toBe(swedish);
    expect(periodText(en, { startsOn, endsOn }).replaceAll('\u00a0', ' ')).toBe(english);
  });

  it.each([
    ['2027-02-01', '2027-02-14', '1 – 14 feb. 2027', '1 – 14 Feb 2027'],
    ['2027-02-01', null, 'Från 1 feb. 2027', 'From 1 Feb 2027'],
    [null, '2027-04-30', 'Till 30 apr. 2027', 'Until 30 Apr 2027'],
    [null, null, 'Period anges inte', 'Period not stated'],
  ])('period of an imported job, %s to %s', (startsOn, endsOn, swedish, english) => {
    const job = { startsOn, endsOn, imported: true };
    expect(periodText(sv, job).replaceAll('\u00a0', ' ')).toBe(swedish);
    expect(periodText(en, job).replaceAll('\u00a0', ' ')).toBe(english);
  });

  it.each([
    ['Umeå', 'Västerbottens län', 'Umeå, Västerbottens län'],
    ['Gotlands län', 'Gotlands län', 'Gotlands län'],
    [null, null, 'Ort anges inte'],
  ])('place %s in %s', (place, region, expected) => {
    expect(placeText(sv, { workRole: { sv: '', en: '' }, place, region })).toBe(expected);
  });

  it('the region is a county in English', () => {
    const names = { workRole: { sv: '', en: '' }, place: 'Täby', region: 'Stockholms län' };
    expect(placeText(en, names)).toBe('Täby, Stockholm County');
    expect(placeText(en, { ...names, place: names.region })).toBe('Stockholm County');
  });

  it.each([
    ['2026-11-20', 'Stängd', null],
    ['2026-11-21', 'Stänger i dag', 0],
    ['2026-11-22', 'Stänger i morgon', 1],
    ['2026-12-01', 'Stänger om 10 dagar', 10],
  ])('closing on %s', (closesOn, text, days) => {
    expect(closingText(sv, closesOn, '2026-11-21')).toEqual({ text, days });
  });

  it.each([
    [
      38,
      ['night', 'evening'],
      '38 h/vecka\u00a0· kväll, natt',
      '38 h/week\u00a0· evenings, nights',
    ],
    [20, [], '20 h/vecka', '20 h/week'],
    [null, ['day'], 'dag', 'days'],
    [null, [], undefined, undefined],
  ])('%s hours a week, %j', (hoursPerWeek, timeOfDay, swedish, english) => {
    expect(hoursText(sv, { hoursPerWeek, timeOfDay })).toBe(swedish);
    expect(hoursText(en, { hoursPerWeek, timeOfDay })).toBe(english);
  });
});
