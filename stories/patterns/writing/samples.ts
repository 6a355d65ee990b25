/** The languages of the texts, with the tag that dates and numbers are formatted by. */
export const TAGS = { sv: 'sv-SE', en: 'en-GB' } as const;
export type Written = keyof typeof TAGS;

/** One example, in both languages. */
export interface Sample {
  /** Its description, in the toolbar's language. */
  id: 'day' | 'shortDay' | 'range' | 'week' | 'clock' | 'rate' | 'span' | 'sum' | 'hours' | 'share';
  write: (language: Written) => string;
}

const DAY = new Date('2026-12-01T12:00:00Z');
const LAST_DAY = new Date('2027-02-14T12:00:00Z');
const ZONE = 'Europe/Stockholm';

const date = (language: Written, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(TAGS[language], { timeZone: ZONE, ...options });
const number = (language: Written, value: number, options?: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(TAGS[language], options).format(value);

const LONG = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const SHORT = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** Formatted by the platform's own rules wherever there are any: no spaces are typed by hand. */
export const SAMPLES: readonly Sample[] = [
  { id: 'day', write: (language) => date(language, LONG).format(DAY) },
  { id: 'shortDay', write: (language) => date(language, SHORT).format(DAY) },
  {
    id: 'range',
    write: (language) =>
      // Engines differ in the spaces around the dash.
      date(language, SHORT)
        .formatRange(DAY, LAST_DAY)
        .replace(/\s*–\s*/, ' – '),
  },
  { id: 'week', write: (language) => (language === 'sv' ? 'vecka 49' : 'week 49') },
  { id: 'clock', write: () => '07:00–16:00' },
  {
    id: 'rate',
    write: (language) =>
      language === 'sv' ? `${number('sv', 1250)} kr/h` : `SEK ${number('en', 1250)} an hour`,
  },
  {
    id: 'span',
    write: (language) => (language === 'sv' ? '650–720 kr/h' : 'SEK 650–720 an hour'),
  },
  {
    id: 'sum',
    write: (language) =>
      number(language, 24700, {
        style: 'currency',
        currency: 'SEK',
        maximumFractionDigits: 0,
        currencyDisplay: language === 'sv' ? 'symbol' : 'code',
      }),
  },
  {
    id: 'hours',
    write: (language) =>
      `${number(language, 37.5)} ${language === 'sv' ? 'h/vecka' : 'hours a week'}`,
  },
  { id: 'share', write: (language) => number(language, 0.25, { style: 'percent' }) },
];
