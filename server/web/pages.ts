import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { READING_ONLY_HEADER } from '#domain/api/readingOnly';
import { httpStatusOf } from '#domain/errorStatus';
import { isLanguage, LANGUAGES } from '#domain/language';
import type { SocialLink } from '../config/socialLinks';
import { type CallerReader, callerOf } from '../http/api';
import {
  browserIdsIn,
  LANGUAGE_COOKIE,
  REGISTRATION_COOKIE,
  SESSION_COOKIE,
} from '../http/cookies';
import { logIfOurs, toApiError } from '../http/errors';
import { orWithoutStore, type StoreDownSince } from '../http/readingOnly';
import { sendReady } from '../http/readyBody';
import { RETRY_AFTER_SECONDS } from '../http/retryAfter';
import { NO_REPLY, type Reply, type Route } from '../http/route';
import type { FirebaseHost } from '../http/securityHeaders';
import { type Clock, type SteadyClock, today } from '../lib/clock';
import { type Caller, VISITOR } from '../policy/caller';
import { StoreKnownDownError } from '../storage/storeWatch';
import { assembleDocument, assembleWithoutScript } from './document';
import { createFailurePages } from './failurePages';
import { feedTag } from './feedTag';
import { createInProcessClient } from './inProcessClient';
import { installTags } from './installTags';
import { createPageCache, type FinishedPage, type PageAddress, type Redirect } from './pageCache';
import { languageOfPage } from './pageLanguage';
import { pagePolicies } from './pagePolicy';
import type { PageAssets, PageRenderer, ReadingOnly } from './pageRenderer';

export interface PagesDeps {
  renderer: PageRenderer;
  assets: PageAssets;
  routes: ReadonlyMap<string, Route>;
  readers: CallerReader;
  storeDownSince: StoreDownSince;
  clock: Clock & SteadyClock;
  publicUrl: string;
  demo: boolean;
  /** Whether BankID's broker is a real one. */
  realBankid: boolean;
  /** Pages a minute for one address. */
  perMinute: number;
  /** Origins besides the site's own that a form may submit to. */
  formTargets?: (() => readonly string[]) | undefined;
  firebase: FirebaseHost;
  /** The app's address, with `{slug}` for a job's; null while there is no app. */
  appLink: string | null;
  /** Our own pages at social networks, for the footer. */
  socialLinks: readonly SocialLink[];
  /** Where live updates are read from Firestore; null: from this server. */
  firestoreOrigins: readonly string[] | null;
}

const ONE_YEAR_SECONDS = 365 * 24 * 3600;

/** Whether the page may be cached: the request has no session, and the response sets nothing. */
function isForAnyone(request: FastifyRequest, url: URL): boolean {
  const { cookies, headers } = request;
  return (
    cookies[SESSION_COOKIE] === undefined &&
    cookies[REGISTRATION_COOKIE] === undefined &&
    // A provider's answer may be pending for this browser
    browserIdsIn(cookies).length === 0 &&
    headers.authorization === undefined &&
    !isLanguage(url.searchParams.get('lang'))
  );
}

/**
 * Whether a page failed because of an internal error; when its data was refused, the page itself
 * shows why.
 */
function isOurs(failure: unknown): boolean {
  return failure !== undefined && httpStatusOf(toApiError(failure)) >= 500;
}

/** Whether a visitor's page only asks to sign in: its data is there for nobody else. */
function needsSession(page: Awaited<ReturnType<PageRenderer['render']>>): boolean {
  return 'redirect' in page
    ? /^\/(?:login|register)\b/.test(page.redirect)
    : page.failure !== undefined && toApiError(page.failure).code === 'authentication_required';
}

/** An address as a header value: non-ASCII characters are percent-encoded. */
function inAscii(address: string): string {
  return address.replace(/\p{Cs}/gu, '\ufffd').replace(/[^\p{ASCII}]/gu, encodeURIComponent);
}

/** Renders every address that is neither a file nor an API call. */
export function registerPages(app: FastifyInstance, deps: PagesDeps): void {
  const { assets, clock, publicUrl, formTargets = () => [], firebase, firestoreOrigins } = deps;
  const { appLink, socialLinks } = deps;
  // A development server's pages change with every edit
  const cache = assets.finish ? null : createPageCache(clock);

  // Joined as text: `//host/` is a path of this site, not another site's address
  const addressOf = (path: string): URL => new URL(publicUrl + path);
  const siteFacts = (day = today(clock)) => ({
    publicUrl,
    today: day,
    demo: deps.demo,
    ...(deps.demo && deps.realBankid && { realBankid: true as const }),
    ...(firestoreOrigins && { liveByFirestore: true as const }),
    ...(appLink !== null && { appLink }),
    ...(socialLinks.length > 0 && { socialLinks }),
  });
  const failures = createFailurePages({ ...deps, site: siteFacts });

  /** Shows why there is no page, as a page; an API call gets the same reasons as JSON. */
  async function sendFailure(
    error: unknown,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const failure = toApiError(error);
    logIfOurs(error, request);
    const language = languageOfPage(request, addressOf(request.url));
    const body = await failures.get(failure, language);
    // The rate limiter has already set Retry-After
    if (failure.code === 'unavailable') {
      reply.header('retry-after', Number(failure.extra?.retryAfter ?? RETRY_AFTER_SECONDS));
    }
    reply.status(httpStatusOf(failure)).headers({
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      ...pagePolicies(publicUrl),
      'cache-control': 'no-store',
    });
    return sendReady(request, reply, body);
  }

  /**
   * A page from what is known without the store, as a visitor sees it. Whoever has a session that
   * cannot be read gets it without its scripts, which would take them for signed out.
   */
  async function renderReadingOnly(
    address: PageAddress,
    readingOnly: ReadingOnly,
  ): Promise<Redirect | FinishedPage> {
    const { url, language, today } = address;
    let isPartial = false;
    const reply: Reply = {
      ...NO_REPLY,
      header(name) {
        isPartial ||= name === 'retry-after';
      },
    };
    const page = await deps.renderer.render({
      url: addressOf(url).href,
      language,
      api: createInProcessClient(deps.routes, { ...VISITOR, language }, reply),
      site: { ...siteFacts(today), readingOnly },
    });
    if (readingOnly.signedIn && needsSession(page)) throw new StoreKnownDownError();
    if ('redirect' in page) return page;
    if (isOurs(page.failure)) throw page.failure;
    const { html, styleHashes } = readingOnly.signedIn
      ? assembleWithoutScript({ ...page, tags: assets.styleTags })
      : assembleDocument({
          ...page,
          tags: installTags(language) + assets.tagsFor(page.modules, language),
        });
    // What a search engine finds must not be half of a page
    return { status: isPartial ? 503 : page.status, body: html, styleHashes };
  }

  async function render(address: PageAddress, caller: Caller): Promise<Redirect | FinishedPage> {
    const { url, language, today } = address;
    let ofLink = false;
    const onLink = () => {
      ofLink = true;
    };
    const page = await deps.renderer.render({
      url: addressOf(url).href,
      language,
      api: createInProcessClient(deps.routes, { ...caller, language }, NO_REPLY, onLink),
      site: siteFacts(today),
    });
    if ('redirect' in page) return page;
    // The page's own texts for an internal error mention data that it does not have
    if (isOurs(page.failure)) throw page.failure;
    const feed = page.status === 200 ? feedTag(addressOf(url).pathname, language) : '';
    const tags = installTags(language) + feed + assets.tagsFor(page.modules, language);
    const { html, styleHashes } = assembleDocument({ ...page, tags });
    return {
      status: page.status,
      body: assets.finish ? await assets.finish(url, html) : html,
      styleHashes,
      ofLink,
    };
  }

  const options = {
    config: { rateLimit: { max: deps.perMinute, timeWindow: '1 minute' } },
    errorHandler: sendFailure,
  };
  for (const language of LANGUAGES) {
    app.get(`/offline/${language}`, options, async (request, reply) => {
      reply.headers({
        'content-type': 'text/html; charset=utf-8',
        'content-language': language,
        ...pagePolicies(publicUrl),
        'cache-control': 'no-cache',
      });
      return sendReady(request, reply, await failures.offline(language));
    });
  }
  app.get('/*', options, async (request, reply) => {
    const url = addressOf(request.url);
    // A browser reads a link that begins with `//` as another site, so no page is there
    if (url.pathname.startsWith('//')) {
      return reply.redirect(url.pathname.replace(/^\/+/, '/') + url.search, 308);
    }
    const language = languageOfPage(request, url);
    const address = { url: request.url, language, today: today(clock) };
    // A page that may be cached is rendered without a session, so that the cache never holds
    // personal data
    const page = await orWithoutStore(
      deps.storeDownSince,
      async () =>
        cache && isForAnyone(request, url)
          ? cache.get(address, () => render(address, VISITOR))
          : render(address, await callerOf(request, deps.readers)),
      (since) => {
        reply.header(READING_ONLY_HEADER, since);
        const signedIn = request.cookies[SESSION_COOKIE] !== undefined;
        const readingOnly = { since, ...(signedIn && { signedIn }) };
        const make = () => renderReadingOnly(address, readingOnly);
        return cache ? cache.get({ ...address, readingOnly }, make) : make();
      },
    );
    if ('redirect' in page) return reply.redirect(inAscii(page.redirect), page.status);
    if (isLanguage(url.searchParams.get('lang'))) {
      reply.setCookie(LANGUAGE_COOKIE, language, {
        path: '/',
        sameSite: 'lax',
        maxAge: ONE_YEAR_SECONDS,
        secure: publicUrl.startsWith('https:'),
      });
    }
    if (page.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
    reply.status(page.status).headers({
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      ...pagePolicies(publicUrl, {
        formTargets: formTargets(),
        firebase,
        liveOrigins: firestoreOrigins ?? [],
        styleHashes: page.styleHashes,
      }),
      'cache-control': 'no-cache, private',
      vary: 'accept-language, cookie',
    });
    // The development server's own scripts are inline and would be refused
    if (assets.finish) reply.removeHeader('content-security-policy');
    return typeof page.body === 'string'
      ? reply.send(page.body)
      : sendReady(request, reply, page.body);
  });
}
