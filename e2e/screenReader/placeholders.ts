const MONTH = '(?:jan|feb|mars?|apr|maj|may|jun|jul|aug|sep|okt|oct|nov|dec)[a-zé]*\\.?';
const WEEKDAY =
  '(?:(?:mån|tis|ons|tors|fre|lör|sön)(?:dag(?:en)?)?|(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?)';

/** Texts that change with the day or the data, each with the placeholder that replaces it. */
const CHANGING: readonly (readonly [RegExp, string])[] = [
  [/\b[0-9A-F]{8}\b/gu, '{reference}'],
  [/\bv-[0-9a-f]{16}\b/gu, '{job}'],
  [/\b\d{4}-\d{2}-\d{2}\b/gu, '{date}'],
  [
    new RegExp(`(?:\\b${WEEKDAY},? )?\\b\\d{1,2} ${MONTH}(?: \\d{4})?(?![a-zåäö])`, 'giu'),
    '{date}',
  ],
  [/\b\d{1,2}[:.]\d{2}\b/gu, '{time}'],
  [/\b(vecka|v\.|week|wk) \d{1,2}\b/giu, '$1 {week}'],
  [/\b\d[\d\s,]* ((?:lediga |open )?(?:uppdrag|jobs|assignments))\b/giu, '{count} $1'],
];

/** The text with placeholders for the parts that change. */
export const withPlaceholders = (text: string): string =>
  CHANGING.reduce((done, [pattern, word]) => done.replaceAll(pattern, word), text);
