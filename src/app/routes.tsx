import { type RouteObject, useRouteError } from 'react-router-dom';
import { getMe } from '#domain/api/v2';
import { pageLoader } from '../data/pageLoader';
import { withWords } from '../i18n/withWords';
import { ErrorPage } from '../lib/page/ErrorPage';
import { candidateRoutes } from './candidateRoutes';
import { jobListRoutes } from './jobListRoutes';
import { readingRoutes } from './readingRoutes';
import { readFooterArticles } from './shell/footerArticles';
import { RootLayout } from './shell/RootLayout';

/** Shown inside the shell when a page could not be rendered. */
function PageError() {
  return <ErrorPage error={useRouteError()} />;
}

/** Shown when the shell itself could not be rendered: the error, without header and footer. */
function RootError() {
  const error = useRouteError();
  return (
    <main>
      <ErrorPage error={error} />
    </main>
  );
}

/** The session is read once; SWR and the sign-in keep it up to date from then on. */
const shellLoader = pageLoader(async (prefetch, { language }) => {
  const [links] = await Promise.all([
    readFooterArticles(prefetch, language),
    prefetch.read(getMe, {}),
  ]);
  return links;
});

/**
 * The route table. A page's id is its module's path in the build's manifest, by which the server
 * finds the style sheets and scripts to send; the part after a `#` distinguishes several addresses
 * of one page.
 */
export function createRoutes(): RouteObject[] {
  return [
    {
      id: 'root',
      Component: RootLayout,
      loader: shellLoader,
      shouldRevalidate: () => false,
      ErrorBoundary: RootError,
      children: [
        {
          // An error of a page leaves the shell around it.
          id: 'pages',
          ErrorBoundary: PageError,
          children: [
            ...jobListRoutes(),
            {
              path: '/jobb/*',
              id: 'src/pages/job/JobPage.tsx',
              lazy: withWords('job', () => import('../pages/job/JobPage')),
            },
            candidateRoutes(),
            ...readingRoutes(),
            {
              path: '*',
              id: 'src/pages/not-found/NotFoundPage.tsx',
              lazy: () => import('../pages/not-found/NotFoundPage'),
            },
          ],
        },
      ],
    },
  ];
}
