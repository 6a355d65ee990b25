import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { pageLoader } from '../../data/pageLoader';
import { SalaryScreen } from '../../features/salary-guide/SalaryScreen';
import { ErrorBoundary as NotFound } from '../not-found/NotFoundPage';

/** The figures and texts come with the page: a browser loads them only to open another page. */
export const loader = pageLoader(async (prefetch, request) => {
  const { loadSalary } = await import('../../features/salary-guide/loadSalary');
  return loadSalary(prefetch, request);
});

/** What one profession earns. */
export function Component() {
  return <SalaryScreen />;
}

/** An unknown profession is an unknown path; any other error is handled by the shell. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return <NotFound />;
}
