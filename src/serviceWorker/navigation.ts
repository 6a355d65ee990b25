import type { Store } from './browser';
import { renewKeptPage } from './keptPages';
import { rememberLanguage } from './language';
import { offlineAnswer, renewOffline } from './offline';

/** Milliseconds until the line is asked whether it is alive. */
const PATIENCE = 10_000;
/** Milliseconds for a few bytes; a line that needs longer brings no page either. */
const LONGEST_SIGN = 10_000;
const SIGN_OF_LIFE = '/healthz';

/**
 * Answers a navigation from the network. A slow server is waited for as long as the line lives; on a
 * dead line, or without one, the reader gets what is on the device.
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
    response = await onLivingLine(store, page);
  } catch {
    if (request.method === 'GET') return offlineAnswer(store, url);
    // What was sent did not arrive: back to our page with the form, as far as it is there
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

async function onLivingLine(store: Store, page: Promise<Response>): Promise<Response> {
  for (;;) {
    const first = await Promise.race([page, store.wait(PATIENCE)]);
    if (first) return first;
    const sign = store.fetch(SIGN_OF_LIFE, { cache: 'no-store', credentials: 'omit' }).then(
      () => true,
      () => false,
    );
    const lives = await Promise.race([page, sign, store.wait(LONGEST_SIGN)]);
    if (lives instanceof Response) return lives;
    if (lives !== true) throw new Error('The line is dead.');
  }
}
