import { useRouteError } from 'react-router-dom';
import { ErrorPage } from '../lib/page/ErrorPage';

/** Shown when the shell itself could not be rendered: the error, without header and footer. */
export function RootError() {
  const error = useRouteError();
  return (
    <main>
      <ErrorPage error={error} />
    </main>
  );
}
