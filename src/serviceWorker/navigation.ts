import type { Store } from './browser';
import { renewKeptPage } from './keptPages';
import { rememberLanguage } from './language';
import { offlineAnswer, renewOffline } from './offline';

/** Milliseconds without a response until the connection is tested. */
const TEST_AFTER = 10_000;
/**
 * Milliseconds for the test's few bytes: a connection that needs longer cannot load a page either.
 */
const TEST_LIMIT = 10_000;
const TEST_PATH = '/healthz';

/**
 * Answers a navigation from the network. A slow server is waited for as long as the connection
 * works. Without a working connection the reader gets what is stored on the device.
 *
 * @param preloaded - the same request, which the browser may have begun before the worker ran.
 * @param later - work after the answer.
 */
export async function answerNavigation(
  store: Store,
  request: Request,
  {
    preloaded,
    later,
  }: { preloaded: Promise<Response | undefined>; later(work: Promise<unknown>): void },
): Promise<Response> {
  const url = new URL(request.url);
  const page = preloaded.then(async (response) => {
    const answer = response ?? (await store.fetch(request));
    // Firefox fulfils a preload that failed, with an error for a response
    if (answer.type === 'error') throw new TypeError('The network failed.');
    return answer;
  });
  let response: Response;
  try {
    response = await whileConnected(store, page);
  } catch {
    if (request.method === 'GET') return offlineAnswer(store, url);
    // A form's post failed: redirects to the page with the form, or to the start page
    const home = `${url.origin}/`;
    return Response.redirect(request.referrer.startsWith(home) ? request.referrer : home, 303);
  }
  const { status, ok } = response;
  if (request.method === 'GET' && response.type !== 'opaqueredirect') {
    later(
      Promise.all([
        rememberLanguage(store, response),
        renewKeptPage(store, url.pathname, { status, ok }),
        renewOffline(store),
      ]),
    );
  }
  return response;
}

async function whileConnected(store: Store, page: Promise<Response>): Promise<Response> {
  for (;;) {
    const first = await Promise.race([page, store.wait(TEST_AFTER)]);
    if (first) return first;
    const test = store.fetch(TEST_PATH, { cache: 'no-store', credentials: 'omit' }).then(
      () => true,
      () => false,
    );
    const works = await Promise.race([page, test, store.wait(TEST_LIMIT)]);
    if (works instanceof Response) return works;
    if (works !== true) throw new Error('The line is dead.');
  }
}
