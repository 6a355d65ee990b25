import type { ReactNode } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { ErrorPage } from './ErrorPage';
import { PageHead } from './PageHead';

/**
 * What a page's `ErrorBoundary` shows: of what does not exist, or is another's, `children`; of any other
 * error the page for it.
 */
export function MissingPage({ title, children }: { title: string; children: ReactNode }) {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage error={error} />;
  return (
    <>
      <PageHead title={title} noIndex />
      {children}
    </>
  );
}
