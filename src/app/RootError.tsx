import { useRouteError } from 'react-router-dom';
import { ErrorPage } from '../lib/page/ErrorPage';

/** What stands when the shell itself could not be made: the error, without header and footer. */
export function RootError() {
  const error = useRouteError();
  return (
    <main>
      <ErrorPage error={error} />
    </main>
  );
}
