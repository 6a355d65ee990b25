import type { RouteObject } from 'react-router-dom';
import { getMe } from '#domain/api/v2';
import { pageLoader } from './pageLoader';
import { RootLayout } from './shell/RootLayout';

/** Who is signed in is asked once; SWR and the sign-in keep it true from then on. */
const shellLoader = pageLoader(async (prefetch) => {
  await prefetch.read(getMe, {});
});

/**
 * The route table. A page's id is its module's path in the build's manifest, by which the
 * server finds the style sheets and scripts to send along.
 */
export function createRoutes(): RouteObject[] {
  return [
    {
      id: 'root',
      Component: RootLayout,
      loader: shellLoader,
      shouldRevalidate: () => false,
      children: [
        {
          path: '/jobs',
          id: 'src/pages/jobs/JobsPage.tsx',
          lazy: () => import('../pages/jobs/JobsPage'),
        },
        {
          path: '*',
          id: 'src/pages/not-found/NotFoundPage.tsx',
          lazy: () => import('../pages/not-found/NotFoundPage'),
        },
      ],
    },
  ];
}
