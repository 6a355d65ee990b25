import type { FastifyRequest } from 'fastify';
import { isLanguage, LANGUAGES, type Language } from '#domain/language';
import { LANGUAGE_SEGMENTS } from '#domain/languagePaths';
import { languageOfRequest } from '../http/api';

/** Some addresses have a fixed language: a link to them must show the same to everyone. */
function languageOfPath(pathname: string): Language | null {
  const segments = pathname.split('/');
  const isIn = (language: Language) =>
    LANGUAGE_SEGMENTS.some((pair) => segments.includes(pair[language]));
  return LANGUAGES.find(isIn) ?? null;
}

/**
 * `?lang=` first (a link in that language, and the switch), then the address's own language, then
 * what the visitor chose before or their browser prefers.
 */
export function languageOfPage(request: FastifyRequest, url: URL): Language {
  const asked = url.searchParams.get('lang');
  if (isLanguage(asked)) return asked;
  return languageOfPath(url.pathname) ?? languageOfRequest(request);
}
