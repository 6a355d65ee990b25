import type { Language } from '#domain/language';
import { loadIntl, loadOwnWords, type MessageId, type Words } from '../i18n/intl';

/** The site's texts outside React, for tests of functions that only combine texts. */
export async function wordsOf(language: Language): Promise<Words> {
  const [intl] = await Promise.all([loadIntl(language), loadOwnWords(language)]);
  return { intl, language, t: (id: MessageId, values) => intl.formatMessage({ id }, values) };
}
