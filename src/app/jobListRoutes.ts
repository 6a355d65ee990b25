import type { RouteObject } from 'react-router-dom';
import { withWords } from '../i18n/withWords';

/** One page at several addresses; their ids must differ. */
function at(module: string, load: () => Promise<object>, paths: readonly string[]): RouteObject[] {
  const lazy = withWords('search', load);
  return paths.map((path) => ({ path, id: `${module}#${path}`, lazy }));
}

/** The pages that list jobs (part 2; decisions 2 and 3 of the specification). */
export function jobListRoutes(): RouteObject[] {
  return [
    ...at('src/pages/home/HomePage.tsx', () => import('../pages/home/HomePage'), ['/']),
    ...at('src/pages/jobs/JobsPage.tsx', () => import('../pages/jobs/JobsPage'), ['/jobs']),
    ...at(
      'src/pages/available-jobs/AvailableJobsPage.tsx',
      () => import('../pages/available-jobs/AvailableJobsPage'),
      ['/lediga-jobb', '/available-jobs'],
    ),
    ...at(
      'src/pages/available-jobs/HighestRatePage.tsx',
      () => import('../pages/available-jobs/HighestRatePage'),
      ['/lediga-jobb/hogst-timlon', '/available-jobs/highest-hourly-rate'],
    ),
    ...at(
      'src/pages/landing/LandingPage.tsx',
      withWords('landing', () => import('../pages/landing/LandingPage')),
      [
        '/:roleOrLocation/lediga-jobb',
        '/:roleOrLocation/available-jobs',
        '/:role/:location/lediga-jobb',
        '/:role/:location/available-jobs',
      ],
    ),
  ];
}
