import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Language } from '#domain/language';
import { isLanguage } from '#domain/language';
import { type Clock, today } from '../clock';
import {
  type CallerReader,
  callerOf,
  LANGUAGE_COOKIE,
  languageOfRequest,
  SESSION_COOKIE,
} from '../http/api';
import { sendReady } from '../http/readyBody';
import { type Caller, type Route, VISITOR } from '../http/route';
import { assembleDocument } from './document';
import { createInProcessClient } from './inProcessClient';
import { createPageCache, type FinishedPage, type PageAddress, type Redirect } from './pageCache';
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

/** Whether the answer may be anyone's: nothing proves who asks, and nothing is set in return. */
function isForAnyone(request: FastifyRequest, url: URL): boolean {
  const { cookies, headers } = request;
  return (
    cookies[SESSION_COOKIE] === undefined &&
    headers.authorization === undefined &&
    !isLanguage(url.searchParams.get('lang'))
  );
}

/** Renders every address that is no file and no call. */
export function registerPages(app: FastifyInstance, deps: PagesDeps): void {
  const { assets, clock, publicUrl } = deps;
  // A development server's pages change with every keystroke
  const cache = assets.finish ? null : createPageCache(clock);

  // Joined as text: `//host/` is a path of this site, not another site's address
  const addressOf = (path: string): URL => new URL(publicUrl + path);

  async function render(address: PageAddress, caller: Caller): Promise<Redirect | FinishedPage> {
    const { url, language, today } = address;
    const page = await deps.renderer.render({
      url: addressOf(url).href,
      language,
      api: createInProcessClient(deps.routes, { ...caller, language }),
      site: { publicUrl, today, demo: deps.demo },
    });
    if ('redirect' in page) return page;
    const html = assembleDocument({ ...page, tags: assets.tagsFor(page.modules, language) });
    return {
      status: page.status,
      body: assets.finish ? await assets.finish(url, html) : html,
    };
  }

  app.get('/*', async (request, reply) => {
    const url = addressOf(request.url);
    // To a browser a link that begins with `//` leads to another site, so no page stands there
    if (url.pathname.startsWith('//')) {
      return reply.redirect(url.pathname.replace(/^\/+/, '/') + url.search, 308);
    }
    const language = languageOfPage(request, url);
    const address = { url: request.url, language, today: today(clock) };
    // A page for anyone is rendered as nobody, so that there is nothing of hers to pass on
    const page =
      cache && isForAnyone(request, url)
        ? await cache.get(address, () => render(address, VISITOR))
        : await render(address, await callerOf(request, deps.readers));
    if ('redirect' in page) return reply.redirect(page.redirect, page.status);
    if (isLanguage(url.searchParams.get('lang'))) {
      reply.setCookie(LANGUAGE_COOKIE, language, {
        path: '/',
        sameSite: 'lax',
        maxAge: ONE_YEAR_SECONDS,
        secure: publicUrl.startsWith('https:'),
      });
    }
    reply.status(page.status).headers({
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      // The development server's own scripts are inline and would be refused
      ...(assets.finish ? {} : { 'content-security-policy': pagePolicy(publicUrl) }),
      'cache-control': 'no-cache, private',
      vary: 'accept-language, cookie',
    });
    return typeof page.body === 'string'
      ? reply.send(page.body)
      : sendReady(request, reply, page.body);
  });
}
