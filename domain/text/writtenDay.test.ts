import { expect, it } from 'vitest';
import { addDays } from '../calendar/days';
import { readDay } from './readDay';

const today = '2026-11-21';

/** The languages of Europe, and those that nurses and doctors of Sweden speak besides. */
const LOCALES = [
  ...[
    'ar',
    'ar-EG',
    'ar-SA',
    'az',
    'be',
    'bg',
    'bn',
    'bs',
    'ca',
    'ckb',
    'cs',
    'cy',
    'da',
    'de',
    'de-AT',
  ],
  ...[
    'de-CH',
    'el',
    'en-AU',
    'en-CA',
    'en-GB',
    'en-IE',
    'en-IN',
    'en-SE',
    'en-US',
    'en-ZA',
    'es',
    'es-MX',
  ],
  ...[
    'et',
    'eu',
    'fa',
    'fa-AF',
    'fi',
    'fil',
    'fr',
    'fr-CA',
    'fr-CH',
    'ga',
    'gl',
    'gu',
    'he',
    'hi',
    'hr',
  ],
  ...[
    'hu',
    'hy',
    'id',
    'is',
    'it',
    'ja',
    'ka',
    'kk',
    'km',
    'ko',
    'ku',
    'lt',
    'lv',
    'mk',
    'mn',
    'mr',
    'ms',
  ],
  ...[
    'my',
    'nb',
    'ne',
    'nl',
    'nl-BE',
    'nn',
    'pa',
    'pl',
    'ps',
    'pt',
    'pt-PT',
    'ro',
    'ru',
    'si',
    'sk',
    'sl',
  ],
  ...[
    'so',
    'sq',
    'sr',
    'sr-Latn',
    'sv-SE',
    'sv-FI',
    'sw',
    'ta',
    'te',
    'th',
    'ti',
    'tr',
    'uk',
    'ur',
    'uz',
  ],
  ...['vi', 'zh-CN', 'zh-HK', 'zh-TW', 'zu'],
];

/** As the kit's fields write a day. */
const write = (day: string, locale: string, month: 'short' | 'long' | 'numeric' = 'short') =>
  new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month,
    year: 'numeric',
    calendar: 'gregory',
    timeZone: 'UTC',
  }).format(Date.parse(day));

it.each(LOCALES)('reads in %s what it writes', (locale) => {
  // A step that no week, month or year divides
  for (let day = '2024-01-01'; day < '2029-01-01'; day = addDays(day, 37)) {
    for (const month of ['short', 'long', 'numeric'] as const) {
      const written = write(day, locale, month);
      expect(readDay(written, { today, locale }), `${written} of ${day}`).toEqual({ day });
    }
  }
});

it.each(LOCALES)(
  'never reads in %s a day and a month in another order than it writes them',
  (locale) => {
    const format = new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'numeric',
      calendar: 'gregory',
      timeZone: 'UTC',
    });
    for (const day of ['2026-12-01', '2027-01-12', '2027-02-03', '2027-03-02', '2027-06-05']) {
      const read = readDay(format.format(Date.parse(day)), { today, locale });
      expect([{ day }, { readings: [day] }]).toContainEqual(read);
    }
  },
);

it.each([
  ['en-US', '12/1', '2026-12-01'],
  ['en-US', '12-1', '2026-12-01'],
  ['en-US', '12/1/2026', '2026-12-01'],
  ['en-US', '12.1.26', '2026-12-01'],
  ['en-US', '24/12', '2026-12-24'],
  ['en-US', 'December 1', '2026-12-01'],
  ['en-GB', '12/1', '2027-01-12'],
  ['sv-SE', '12/1', '2027-01-12'],
  ['ja', '12/1', '2026-12-01'],
  ['ja', '2026年12月1日', '2026-12-01'],
  ['fr', '1er décembre 2026', '2026-12-01'],
  ['fa', '۲۰۲۶-۱۲-۰۱', '2026-12-01'],
  // A year of the Buddhist calendar is converted
  ['th', '1/12/2569', '2026-12-01'],
  ['th', '2569-12-01', '2026-12-01'],
])('%s: %s → %s', (locale, text, day) => {
  expect(readDay(text, { today, locale })).toEqual({ day });
});

it.each([
  // Two ways to read it, of which neither is the language's own
  ['ja', '1/12/2026', ['2026-01-12', '2026-12-01']],
  // The months of these calendars are others
  ['fa', '1/10', ['2027-01-10']],
  ['ar-SA-u-ca-islamic-umalqura', '1/10', ['2027-10-01']],
])('%s: asks which day %s is', (locale, text, readings) => {
  const read = readDay(text, { today, locale });
  expect(read).toEqual({ readings });
});

it('takes no Persian or Islamic year for a Gregorian one', () => {
  for (const text of ['1405/9/10', '1405-09-10', '۱۴۰۵/۹/۱۰', '10/9/1405']) {
    expect(readDay(text, { today, locale: 'fa' }), text).toBeNull();
  }
  expect(readDay('10/9/1448', { today, locale: 'ar-SA-u-ca-islamic' })).toBeNull();
});
