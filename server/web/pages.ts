import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Language } from '#domain/language';
import { isLanguage } from '#domain/language';
import { type Clock, today } from '../clock';
import { type CallerReader, callerOf, LANGUAGE_COOKIE, languageOfRequest } from '../http/api';
import type { Route } from '../http/route';
import { assembleDocument } from './document';
import { createInProcessClient } from './inProcessClient';
import type { PageAssets, PageRenderer } from './pageRenderer';
import { pagePolicy } from './securityHeaders';

export interface PagesDeps {
  renderer: PageRenderer;
  assets: PageAssets;
  routes: ReadonlyMap<string, Route>;
  readers: CallerReader;
  clock: Clock;
  publicUrl: string;
  demo: boolean;
}

const ONE_YEAR_SECONDS = 365 * 24 * 3600;

/** Some addresses are of one language: a link to them must read the same for everyone. */
function languageOfPath(pathname: string): Language | null {
  if (/(^|\/)lediga-jobb(\/|$)/.test(pathname)) return 'sv';
  if (/(^|\/)available-jobs(\/|$)/.test(pathname)) return 'en';
  return null;
}

/**
 * `?lang=` first (a link in that language, and the switch), then the address's own language,
 * then what the visitor chose before or her browser prefers.
 */
function languageOfPage(request: FastifyRequest, url: URL): Language {
  const asked = url.searchParams.get('lang');
  if (isLanguage(asked)) return asked;
  return languageOfPath(url.pathname) ?? languageOfRequest(request);
}

/** Renders every address that is no file and no call. */
export function registerPages(app: FastifyInstance, deps: PagesDeps): void {
  app.get('/*', async (request, reply) => {
    const url = new URL(request.url, deps.publicUrl);
    const language = languageOfPage(request, url);
    const caller = { ...(await callerOf(request, deps.readers)), language };
    const nonce = randomBytes(16).toString('base64');
    const page = await deps.renderer.render({
      url: url.href,
      language,
      nonce,
      api: createInProcessClient(deps.routes, caller),
      site: { publicUrl: deps.publicUrl, today: today(deps.clock), demo: deps.demo },
    });
    if ('redirect' in page) return reply.redirect(page.redirect, page.status);
    if (isLanguage(url.searchParams.get('lang'))) {
      reply.setCookie(LANGUAGE_COOKIE, language, {
        path: '/',
        sameSite: 'lax',
        maxAge: ONE_YEAR_SECONDS,
        secure: deps.publicUrl.startsWith('https:'),
      });
    }
    const html = assembleDocument({ ...page, tags: deps.assets.tagsFor(page.modules, language) });
    return reply
      .status(page.status)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-language': language,
        'content-security-policy': pagePolicy(nonce, deps.publicUrl),
        'cache-control': 'no-cache, private',
        vary: 'accept-language, cookie',
      })
      .send(deps.assets.finish ? await deps.assets.finish(request.url, html) : html);
  });
}
