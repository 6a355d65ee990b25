import type { Language } from '#domain/language';
import { loadIntl, loadOwnWords, type MessageId, type Words } from '../i18n/intl';

/** The site's words outside React, for the tests of what only puts texts together. */
export async function wordsOf(language: Language): Promise<Words> {
  const [intl] = await Promise.all([loadIntl(language), loadOwnWords(language)]);
  return { intl, language, t: (id: MessageId, values) => intl.formatMessage({ id }, values) };
}
