import { expect, it } from 'vitest';
import { parseDay } from './dateText';

const today = '2026-11-21';

it.each([
  ['2026-12-01', '2026-12-01'],
  ['20261201', '2026-12-01'],
  ['1/12', '2026-12-01'],
  ['01/12', '2026-12-01'],
  ['1/12 2027', '2027-12-01'],
  ['1.12.27', '2027-12-01'],
  ['1 12', '2026-12-01'],
  ['21/11', '2026-11-21'],
  ['20/11', '2027-11-20'],
  ['1/2', '2027-02-01'],
  ['29/2', null],
  ['29/2 2028', '2028-02-29'],
  ['1 dec', '2026-12-01'],
  ['1 dec.', '2026-12-01'],
  ['den 1 december', '2026-12-01'],
  ['1:a maj', '2027-05-01'],
  ['1st December 2026', '2026-12-01'],
  ['Dec 1, 2026', '2026-12-01'],
  ['3 okt', '2027-10-03'],
  ['3 oct', '2027-10-03'],
  ['  1   Dec  ', '2026-12-01'],
  ['1 ju', null],
  ['1 jun', '2027-06-01'],
  ['31 juni', null],
  ['13/13', null],
  ['snart', null],
  ['', null],
])('%s → %s', (text, day) => {
  expect(parseDay(text, { today, locale: 'sv-SE' })).toBe(day);
});

it('reads what the field itself writes', () => {
  for (const locale of ['sv-SE', 'en-GB']) {
    const written = new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    }).format(new Date(2026, 8, 3));
    expect(parseDay(written, { today, locale })).toBe('2026-09-03');
  }
});
