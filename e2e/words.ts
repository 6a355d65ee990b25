import type { Language } from '../domain/language';
import type { MessageId } from '../src/i18n/intl';
import type { Words } from '../src/i18n/messageTypes';
import { TEXTS } from '../src/i18n/testing/texts';

/** All texts of a language, whichever pages load them. */
const all = (language: Language): Words =>
  Object.assign({}, ...Object.values(TEXTS).map((part) => part[language]));
const CATALOGUES = { sv: all('sv'), en: all('en') };

/**
 * The site's own texts, so that a test is the same in both languages and follows changes of
 * wording.
 */
export function words(language: Language): (id: MessageId) => string {
  return (id) => {
    const text = CATALOGUES[language][id];
    if (text === undefined) throw new Error(`There is no text ${id}.`);
    return text;
  };
}

/** The text of a message with values, as a pattern: every value matches anything. */
export function pattern(message: string): RegExp {
  const literal = message
    .replace(/\{[^{}]*(\{[^{}]*\}[^{}]*)*\}/g, '\u0000')
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(literal.replaceAll('\u0000', '.+'));
}
