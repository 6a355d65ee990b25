import { useRouteError } from 'react-router-dom';
import { ErrorPage } from '../lib/page/ErrorPage';

/** What stands in the shell when a page could not be made. */
export function PageError() {
  return <ErrorPage error={useRouteError()} />;
}
