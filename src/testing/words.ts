import type { Language } from '#domain/language';
import { loadIntl, loadWords, type MessageId, type Words } from '../i18n/intl';
import { WORDS_PARTS } from '../i18n/testing/wordsParts';

/** The site's texts outside React, for tests of functions that only combine texts. */
export async function wordsOf(language: Language): Promise<Words> {
  const intl = await loadIntl(language);
  for (const part of WORDS_PARTS) await loadWords(part, language);
  return { intl, language, t: (id: MessageId, values) => intl.formatMessage({ id }, values) };
}
