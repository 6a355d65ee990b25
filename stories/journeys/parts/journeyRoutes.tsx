import { useRef } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import type { Language } from '../../../domain/language';
import { CONSTANTS } from '../../../domain/vocabulary/constants';
import { Component as CandidateLayout } from '../../../src/app/CandidateLayout';
import { RequireSignIn } from '../../../src/app/guards/RequireSignIn';
import { Component as RequireVisitor } from '../../../src/app/guards/RequireVisitor';
import { SiteHeader } from '../../../src/app/shell/SiteHeader';
import { useRouteEffects } from '../../../src/app/useRouteEffects';
import { searchVocabulary } from '../../../src/features/job-search/vocabulary/searchVocabulary';
import { Component as ApplyPage } from '../../../src/pages/apply/ApplyPage';
import { Component as JobPage } from '../../../src/pages/job/JobPage';
import { Component as JobApplicationsPage } from '../../../src/pages/job-applications/JobApplicationsPage';
import { Component as JobsPage } from '../../../src/pages/jobs/JobsPage';
import { Component as LoginPage } from '../../../src/pages/login/LoginPage';
import {
  Component as RegisterPage,
  loader as readRegistration,
} from '../../../src/pages/register/RegisterPage';

/** The shell without its footer, its tab bar and the live stream, which no journey needs. */
function Shell() {
  const content = useRef<HTMLElement>(null);
  useRouteEffects(content);
  return (
    <>
      <SiteHeader />
      <main ref={content} tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}

/** The site's own pages and guards, each page with the data that its loader would return. */
export function journeyRoutes(language: Language): RouteObject[] {
  const vocabulary = () => ({ answers: [], extra: searchVocabulary(CONSTANTS, language) });
  const askedJob = ({ request }: { request: Request }) => ({
    answers: [],
    extra: { jobId: new URL(request.url).searchParams.get('job') },
  });
  return [
    {
      Component: Shell,
      HydrateFallback: () => null,
      children: [
        ...['/jobs', '/lediga-jobb', '/available-jobs'].map((path) => ({
          path,
          Component: JobsPage,
          loader: vocabulary,
          shouldRevalidate: () => false,
        })),
        { path: '/jobb/*', Component: JobPage },
        {
          Component: CandidateLayout,
          children: [
            {
              Component: RequireVisitor,
              children: [
                { path: '/login', Component: LoginPage },
                { path: '/register', Component: RegisterPage, loader: readRegistration },
              ],
            },
            {
              Component: RequireSignIn,
              children: [
                { path: '/candidate/apply', Component: ApplyPage, loader: askedJob },
                { path: '/job-applications', Component: JobApplicationsPage },
              ],
            },
          ],
        },
      ],
    },
  ];
}
