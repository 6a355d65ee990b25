import { expect, it } from 'vitest';
import type { Language } from '#domain/language';
import { COMPARED_BY, comparableRate } from '#domain/pay/comparableRate';
import type { WordsPart } from './intl';
import { TEXTS } from './testing/texts';

/** Where the conversion is explained. */
const EXPLAINED: readonly (readonly [part: WordsPart, id: string])[] = [
  ['search', 'jobs.list.rates_compared'],
  ['search', 'rates.note'],
  ['sheet', 'jobs.sheet.rate_compared'],
  ['account', 'account.preferences.rate.text'],
];
const LOCALE = { sv: 'sv-SE', en: 'en-GB' } as const satisfies Record<Language, string>;

it.each(EXPLAINED)('the text %s %s has the factor by which a wage is compared', (part, id) => {
  const wage = { min: 1000, max: 1000, basis: 'hourly_employment' } as const;
  const factor = comparableRate(wage, COMPARED_BY).min / 1000;
  for (const language of ['sv', 'en'] as const) {
    const text = TEXTS[part]?.[language][id];
    const written = factor.toLocaleString(LOCALE[language], { maximumFractionDigits: 2 });
    expect(text).toContain(`${written} ${language === 'sv' ? 'år' : 'in'} ${COMPARED_BY.year}`);
  }
});
