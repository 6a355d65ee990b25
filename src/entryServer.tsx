import { CacheProvider } from '@emotion/react';
import { createServerStyles, type StyleElement } from '@vikari/ui-kit/MuiScope';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouter,
  StaticRouterProvider,
} from 'react-router-dom';
import { ApiError } from '#domain/api/errors';
import { httpStatusOf } from '#domain/errorStatus';
import type { Language } from '#domain/language';
import { App } from './app/App';
import { type FailureKind, FailurePage } from './app/failure/FailurePage';
import { createRoutes } from './app/routes';
import type { ApiClient } from './data/apiClient';
import { createConstantsMemory } from './data/constantsMemory';
import { contextOf, prefetchedIn } from './data/pageLoader';
import { createSiteData } from './data/siteData';
import { loadIntl, loadWords } from './i18n/intl';
import { createKeptParts } from './keptParts';
import { loadWholeParts } from './lib/late/lazyPart';
import { KeptMarkupContext } from './lib/site/keptMarkup';
import type { Site } from './lib/site/SiteContext';

/** The server's input to the rendering module. */
export interface RenderRequest {
  /** The page's absolute address. */
  url: string;
  language: Language;
  api: ApiClient;
  site: Site;
}

/** A page, or a redirect. */
export type RenderResult =
  | { redirect: string; status: number }
  | {
      status: number;
      /** The whole document, without the build's tags and data. */
      html: string;
      /** The styles of its MUI parts; null when it has none. */
      styles: StyleElement | null;
      /** The data that `main.tsx` reads. */
      hydration: {
        site: Site;
        routeIds: string[];
        router: Pick<StaticHandlerContext, 'loaderData' | 'actionData' | 'errors'>;
      };
      /** Manifest keys of the matched pages. */
      modules: string[];
      /** What a loader threw, for the server's log; undefined when none did. */
      failure?: unknown;
    };

const handler = createStaticHandler(createRoutes());

/** The vocabulary, read once per process. */
const constants = createConstantsMemory();

/** What is the same in many pages, rendered once per process. */
const keptParts = createKeptParts();

/** An error is sent to the browser as plain data, without its stack trace. */
function plainErrors(errors: StaticHandlerContext['errors']): StaticHandlerContext['errors'] {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      error instanceof Error ? { status: 500, statusText: '', data: null, internal: false } : error,
    ]),
  );
}

/** Services for a page without calls. */
const NO_SERVICES: ApiClient = {
  call: () => Promise.reject(new ApiError('unavailable', 'This page reads no data.')),
};

/** The document that says why there is no page, without the build's tags. */
export async function renderFailure(request: {
  kind: FailureKind;
  language: Language;
  site: Site;
}): Promise<string> {
  const { kind, language, site } = request;
  const [intl] = await Promise.all([
    loadIntl(language),
    loadWords('signIn', language),
    loadWords('footer', language),
  ]);
  return renderToString(
    <App intl={intl} data={createSiteData(NO_SERVICES)} site={site}>
      <StaticRouter location="/">
        <FailurePage kind={kind} />
      </StaticRouter>
    </App>,
  );
}

/**
 * Renders one page to a string. Throws what a loader threw when no error boundary of the page shows
 * it, else only on an error in the page's own code.
 */
export async function render(request: RenderRequest): Promise<RenderResult> {
  const { api, language } = request;
  const requestContext = contextOf({ side: 'server', api, constants, language });
  const context = await handler.query(new Request(request.url), { requestContext });
  if (context instanceof Response) {
    return { redirect: context.headers.get('location') ?? '/', status: context.status };
  }
  const failure = Object.values(context.errors ?? {}).find((error) => error instanceof Error);
  const errors = plainErrors(context.errors);
  const [intl] = await Promise.all([loadIntl(language), loadWholeParts()]);
  const styles = createServerStyles();
  const parts = keptParts.forPage(intl);
  let html: string;
  try {
    html = renderToString(
      <CacheProvider value={styles.cache}>
        <App
          intl={intl}
          data={createSiteData(api, prefetchedIn(context.loaderData))}
          site={request.site}
        >
          <KeptMarkupContext value={parts}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, { ...context, errors })}
              context={{ ...context, errors }}
              hydrate={false}
            />
          </KeptMarkupContext>
        </App>
      </CacheProvider>,
    );
    parts.keep();
  } catch (thrown) {
    // A page's error boundary throws again what it does not show, by now as plain data
    throw failure ?? thrown;
  }
  const routeIds = context.matches.map(({ route }) => route.id);
  return {
    status: failure instanceof ApiError ? httpStatusOf(failure) : context.statusCode,
    html,
    styles: styles.take(),
    hydration: {
      site: request.site,
      routeIds,
      router: { loaderData: context.loaderData, actionData: null, errors },
    },
    modules: routeIds.map((id) => id.replace(/#.*/, '')),
    failure,
  };
}
