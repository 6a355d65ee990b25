import type { FastifyRequest } from 'fastify';
import { isLanguage, type Language } from '#domain/language';
import { languageOfRequest } from '../http/api';

/** Some addresses have a fixed language: a link to them must show the same to everyone. */
function languageOfPath(pathname: string): Language | null {
  if (/(^|\/)lediga-jobb(\/|$)/.test(pathname)) return 'sv';
  if (/(^|\/)available-jobs(\/|$)/.test(pathname)) return 'en';
  if (['/forhandsregistrering', '/webbkarta'].includes(pathname)) return 'sv';
  if (['/early-access', '/site-map'].includes(pathname)) return 'en';
  return null;
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
