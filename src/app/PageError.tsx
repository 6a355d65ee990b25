import { useRouteError } from 'react-router-dom';
import { ErrorPage } from './ErrorPage';

/** What stands in the shell when a page could not be made. */
export function PageError() {
  return <ErrorPage error={useRouteError()} />;
}
