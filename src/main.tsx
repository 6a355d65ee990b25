import '@vikari/ui-kit/theme/theme.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  type HydrationState,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom';
import { App } from './app/App';
import { createRoutes } from './app/routes';
import { httpClient } from './data/httpClient';
import { mergeFallbacks } from './data/pageLoader';
import { warmCache } from './data/prefetch';
import { loadIntl } from './i18n/intl';
import type { Site } from './lib/site/SiteContext';
import { takeBankidReturn } from './session/bankidReturn';
import { catchUpOnSignOut } from './session/missedSignOut';

/** What the server wrote into the page for the browser to start from. */
export interface HydrationData {
  site: Site;
  router: HydrationState;
}

function readHydrationData(): HydrationData {
  const element = document.getElementById('vikari-data');
  if (!element?.textContent) throw new Error('The page carries no data to start from');
  return JSON.parse(element.textContent);
}

/** The matched pages' code must be there before hydration, or the markup would be thrown away. */
async function resolveLazyRoutes(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

takeBankidReturn();
catchUpOnSignOut();

async function start(): Promise<void> {
  const { site, router: hydrationData } = readHydrationData();
  const routes = createRoutes();
  const fallback = mergeFallbacks(hydrationData.loaderData);
  const [intl] = await Promise.all([
    loadIntl(document.documentElement.lang === 'en' ? 'en' : 'sv'),
    resolveLazyRoutes(routes),
    warmCache(fallback),
  ]);
  const router = createBrowserRouter(routes, { hydrationData });
  startTransition(() => {
    hydrateRoot(
      document,
      <App intl={intl} api={httpClient} site={site} fallback={fallback}>
        <RouterProvider router={router} />
      </App>,
    );
  });
}

void start();
