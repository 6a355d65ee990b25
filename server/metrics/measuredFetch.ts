import { traceHeaders } from '../lib/traceContext';
import type { Observe } from './metrics';

/**
 * `fetch` for calls to the providers of sign-in: timed, and with the trace of the request that they
 * are made for. An answer of 500 or more counts as failed.
 */
export function measuredFetch(fetchIt: typeof fetch, observe?: Observe): typeof fetch {
  return async (input, init) => {
    const began = performance.now();
    let result: 'ok' | 'failed' = 'failed';
    const headers = new Headers(init?.headers);
    for (const [name, value] of Object.entries(traceHeaders())) headers.set(name, value);
    try {
      const answer = await fetchIt(input, { ...init, headers });
      if (answer.status < 500) result = 'ok';
      return answer;
    } finally {
      observe?.('sign-in provider', performance.now() - began, result);
    }
  };
}
