/** Something that went wrong in a page. */
export interface PageProblem {
  kind: 'console' | 'error' | 'policy' | 'resource';
  what: string;
  /** The page's path. */
  where: string;
}

/** Runs in the page before the page's own scripts: sends its errors to `address`. */
export function watchPage(address: string): void {
  function report(kind: PageProblem['kind'], what: string): void {
    const problem: PageProblem = { kind, what, where: location.pathname };
    navigator.sendBeacon(address, JSON.stringify(problem));
  }
  addEventListener('error', (event) => report('error', event.message ?? 'unknown'));
  addEventListener('unhandledrejection', (event) => report('error', String(event.reason)));
  document.addEventListener('securitypolicyviolation', (event) =>
    report('policy', `${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
  );
  // The error event of a resource does not bubble, so it is captured
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof Element) report('resource', target.outerHTML.slice(0, 200));
    },
    true,
  );
  const original = console.error;
  console.error = (...values: unknown[]) => {
    report('console', values.map(String).join(' '));
    original(...values);
  };
}
