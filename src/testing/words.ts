import type { Language } from '#domain/language';
import { loadIntl, loadWords, type MessageId, WORDS_PARTS, type Words } from '../i18n/intl';

/** The site's texts outside React, for tests of functions that only combine texts. */
export async function wordsOf(language: Language): Promise<Words> {
  const intl = await loadIntl(language);
  for (const part of WORDS_PARTS) await loadWords(part, language);
  return { intl, language, t: (id: MessageId, values) => intl.formatMessage({ id }, values) };
}
