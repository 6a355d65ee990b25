import { data } from 'react-router-dom';

export { ErrorBoundary } from '../not-found/NotFoundPage';

/** No article is stored yet, so that every address is not found. */
export function loader(): never {
  throw data(null, { status: 404 });
}

/** Never rendered: the loader always throws. */
export function Component() {
  return null;
}
