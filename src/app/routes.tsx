import type { RouteObject } from 'react-router-dom';
import { getMe } from '#domain/api/v2';
import { protectedLoader } from './guards/protectedLoader';
import { RequireSignIn } from './guards/RequireSignIn';
import { RequireVisitor } from './guards/RequireVisitor';
import { visitorLoader } from './guards/visitorLoader';
import { jobListRoutes } from './jobListRoutes';
import { PageError } from './PageError';
import { pageLoader } from './pageLoader';
import { RootError } from './RootError';
import { RootLayout } from './shell/RootLayout';

/** Who is signed in is asked once; SWR and the sign-in keep it true from then on. */
const shellLoader = pageLoader(async (prefetch) => {
  await prefetch.read(getMe, {});
});

/**
 * The route table. A page's id is its module's path in the build's manifest, by which the
 * server finds the style sheets and scripts to send along; what follows a `#` tells the addresses
 * of one page apart.
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
          // An error of a page keeps the shell around it.
          id: 'pages',
          ErrorBoundary: PageError,
          children: [
            ...jobListRoutes(),
            {
              path: '/jobb/*',
              id: 'src/pages/job/JobPage.tsx',
              lazy: () => import('../pages/job/JobPage'),
            },
            {
              path: '/auth/bankid',
              id: 'src/pages/auth-bankid/BankidReturnPage.tsx',
              lazy: () => import('../pages/auth-bankid/BankidReturnPage'),
            },
            {
              id: 'visitors',
              Component: RequireVisitor,
              loader: visitorLoader,
              children: [
                {
                  path: '/login',
                  id: 'src/pages/login/LoginPage.tsx',
                  lazy: () => import('../pages/login/LoginPage'),
                },
                {
                  path: '/register',
                  id: 'src/pages/register/RegisterPage.tsx',
                  lazy: () => import('../pages/register/RegisterPage'),
                },
              ],
            },
            {
              id: 'members',
              Component: RequireSignIn,
              loader: protectedLoader,
              children: [
                {
                  path: '/job-applications',
                  id: 'src/pages/job-applications/JobApplicationsPage.tsx',
                  lazy: () => import('../pages/job-applications/JobApplicationsPage'),
                },
                {
                  path: '/candidate/apply',
                  id: 'src/pages/apply/ApplyPage.tsx',
                  lazy: () => import('../pages/apply/ApplyPage'),
                },
              ],
            },
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
