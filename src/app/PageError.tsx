import { useRouteError } from 'react-router-dom';
import { ErrorPage } from '../lib/page/ErrorPage';

/** Shown inside the shell when a page could not be rendered. */
export function PageError() {
  return <ErrorPage error={useRouteError()} />;
}
