import { BARE_LANGUAGE, type Language } from '#domain/language';
import { LANGUAGE_SEGMENTS } from '#domain/languagePaths';

/**
 * The same page in another language: `/stockholm/lediga-jobb` ⇄ `/stockholm/available-jobs`; a path
 * without a language of its own gets `?lang=en` for English and no parameter for Swedish.
 */
export function alternatePath(path: string, language: Language): string {
  const segments = path.split('/');
  let translated = false;
  const own = segments.map((segment) => {
    const pair = LANGUAGE_SEGMENTS.find((names) => Object.values(names).includes(segment));
    if (!pair) return segment;
    translated = true;
    return pair[language];
  });
  if (translated) return own.join('/');
  if (language === BARE_LANGUAGE) return path;
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
}

/**
 * The address of the language switch: the same page and query in `language`, set explicitly, so
 * that the choice is stored.
 */
export function switchLanguageHref(pathname: string, search: string, language: Language): string {
  const [path = '/'] = alternatePath(pathname, language).split('?');
  const query = new URLSearchParams(search);
  query.set('lang', language);
  return `${path}?${query}`;
}
