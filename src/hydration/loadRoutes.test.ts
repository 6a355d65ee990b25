import type { RouteObject } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { loadRoutes } from './loadRoutes';

const Page = () => null;
const lazy = () => vi.fn(async () => ({ Component: Page }));

it('loads the code of the named routes only, at every depth', async () => {
  const [job, jobs, own] = [lazy(), lazy(), lazy()];
  const routes: RouteObject[] = [
    {
      id: 'root',
      children: [
        { id: 'job', path: '/jobb/*', lazy: job },
        { id: 'jobs', path: '/jobs', lazy: jobs },
        { children: [{ id: 'own', path: '/account', lazy: own }] },
      ],
    },
  ];
  await loadRoutes(routes, ['root', 'own']);
  expect(own).toHaveBeenCalledOnce();
  expect(job).not.toHaveBeenCalled();
  expect(jobs).not.toHaveBeenCalled();
  const [found] = routes[0]?.children?.[2]?.children ?? [];
  expect(found).toEqual({ id: 'own', path: '/account', Component: Page, lazy: undefined });
});
