import { languageNamed } from '#domain/language';
import '@vikari/ui-kit/theme/theme.css';
import { hearBackFirst } from '@vikari/ui-kit/history';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './app/App';
import { createRoutes } from './app/routes';
import { Footer } from './app/shell/footerPart';
import { createActivity, notingCalls } from './data/analytics/activity';
import { loadAnalytics } from './data/analytics/loadAnalytics';
import { httpClient } from './data/httpClient';
import { contextOf, prefetchedIn } from './data/pageLoader';
import { createSiteData } from './data/siteData';
import { AfterHydration } from './hydration/AfterHydration';
import { loadRoutes } from './hydration/loadRoutes';
import { readPage } from './hydration/readPage';
import { reportStartError } from './hydration/reportStartError';
import { noteTypedFields } from './hydration/typedFields';
import { loadIntl } from './i18n/intl';
import { registerWorker } from './lib/offline/registerWorker';
// Every page has the policies: without them no service worker is registered and no PDF is read
import './lib/trustedHtml';
import { wait } from './lib/wait';
import { handleMissedSignOut } from './session/missedSignOut';
import { keepReturnFragment, takeReturnFragment } from './session/returnFragment';
import { settleSharedComputer } from './session/settleSharedComputer';

hearBackFirst();
const returnFragment = takeReturnFragment();
settleSharedComputer(Date.now());
handleMissedSignOut(null);

async function start(): Promise<void> {
  const { site, routeIds, router: hydrationData } = readPage(document);
  const routes = createRoutes();
  const [note, listen] = createActivity();
  const data = createSiteData(
    notingCalls(httpClient, note),
    prefetchedIn(hydrationData.loaderData),
  );
  if (returnFragment) keepReturnFragment(data, returnFragment);
  // The page does not wait for it
  Footer.prefetch();
  const [intl] = await Promise.all([
    loadIntl(languageNamed(document.documentElement.lang)),
    // Without it the server's markup would be discarded
    loadRoutes(routes, routeIds),
  ]);
  const router = createBrowserRouter(routes, {
    hydrationData,
    getContext: () => contextOf({ side: 'browser', data }),
  });
  note(router.state);
  router.subscribe(note);
  // On a slow phone, making the router and beginning to hydrate are long enough for a task each
  await wait(0);
  const takeTypedFields = noteTypedFields(document);
  startTransition(() => {
    hydrateRoot(
      document,
      <App intl={intl} data={data} site={site}>
        <AfterHydration takeTypedFields={takeTypedFields}>
          <RouterProvider router={router} />
        </AfterHydration>
      </App>,
      { onUncaughtError: reportStartError },
    );
  });
  loadAnalytics(listen, httpClient);
  registerWorker();
}

start().catch(reportStartError);
