import { data } from 'react-router-dom';

/** Any unknown path: the answer carries the status 404. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export function Component() {
  return null;
}

export function ErrorBoundary() {
  return <h1>404</h1>;
}
