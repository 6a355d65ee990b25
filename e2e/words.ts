import type { Language } from '../domain/language';
import { catalogue as english } from '../src/i18n/catalogue.en';
import { catalogue as swedish } from '../src/i18n/catalogue.sv';
import type { MessageId } from '../src/i18n/intl';
import { ownCatalogue as ownEnglish } from '../src/i18n/ownCatalogue.en';
import { ownCatalogue as ownSwedish } from '../src/i18n/ownCatalogue.sv';

const CATALOGUES = {
  sv: { ...swedish, ...ownSwedish },
  en: { ...english, ...ownEnglish },
} as const;

/**
 * The site's own texts, so that a test is the same in both languages and follows changes of
 * wording.
 */
export function words(language: Language): (id: MessageId) => string {
  return (id) => CATALOGUES[language][id];
}

/** The text of a message with values, as a pattern: every value matches anything. */
export function pattern(message: string): RegExp {
  const literal = message
    .replace(/\{[^{}]*(\{[^{}]*\}[^{}]*)*\}/g, '\u0000')
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(literal.replaceAll('\u0000', '.+'));
}
