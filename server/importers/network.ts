import { retryAfterOf } from '../lib/retryAfter';
import { MINUTE, SECOND } from '../lib/time';
import { withIdleTimeout } from '../lib/withIdleTimeout';

/** A request failed in a way that another try may mend. */
export class RetryableError extends Error {
  override name = 'RetryableError';
  constructor(
    message: string,
    /** Milliseconds that the source asks to wait; null where it does not say. */
    readonly retryAfter: number | null = null,
  ) {
    super(message);
  }
}

/** An answer that is being received. */
interface Answer {
  bytes: AsyncIterable<Uint8Array>;
  /** The source's own time, milliseconds; null where it does not say. */
  date: number | null;
}

export interface NetworkOptions {
  fetch: typeof fetch;
  /** Only HTTPS, as in production. */
  secureOnly: boolean;
  /** Milliseconds until the answer begins, and for each silence within it. */
  timeout?: number;
}

/** Requests an address. @throws RetryableError, or Error where trying again is of no use. */
export type OpenAnswer = (
  url: string,
  headers: Readonly<Record<string, string>>,
  stop: AbortSignal,
) => Promise<Answer>;

const TIMEOUT = 30 * SECOND;
const WAITED_AT_MOST = 10 * MINUTE;
const PASSING = new Set([408, 425, 429, 500, 502, 503, 504]);

export function createNetwork({
  fetch,
  secureOnly,
  timeout = TIMEOUT,
}: NetworkOptions): OpenAnswer {
  return async (url, headers, stop) => {
    const { protocol } = new URL(url);
    if (protocol !== 'https:' && (secureOnly || protocol !== 'http:')) {
      throw new Error(`${url} is not an address of https.`);
    }
    const tooLate = new AbortController();
    const timer = setTimeout(() => tooLate.abort(), timeout);
    const end = new AbortController();
    const signal = AbortSignal.any([stop, tooLate.signal, end.signal]);
    let response: Response;
    try {
      // A redirect could lead anywhere
      response = await fetch(url, { headers: { ...headers }, signal, redirect: 'error' });
    } catch (error) {
      throw new RetryableError(`${url} did not answer: ${reasonOf(error)}`);
    } finally {
      clearTimeout(timer);
    }
    if (response.status !== 200) {
      end.abort();
      throw failureOf(url, response);
    }
    const type = response.headers.get('content-type') ?? 'json';
    if (!response.body || !/json/iu.test(type)) {
      end.abort();
      throw new RetryableError(`${url} answered with ${type}, not with JSON.`);
    }
    const date = Date.parse(response.headers.get('date') ?? '');
    return {
      date: Number.isNaN(date) ? null : date,
      bytes: received(response.body, timeout, () => end.abort()),
    };
  };
}

async function* received(
  body: AsyncIterable<Uint8Array>,
  timeout: number,
  close: () => void,
): AsyncGenerator<Uint8Array> {
  const parts = withIdleTimeout(body, timeout);
  try {
    for (;;) {
      let next: IteratorResult<Uint8Array>;
      try {
        next = await parts.next();
      } catch (error) {
        throw new RetryableError(`The answer broke off: ${reasonOf(error)}`);
      }
      if (next.done) return;
      yield next.value;
    }
  } finally {
    close();
  }
}

function failureOf(url: string, { status, headers }: Response): Error {
  const message = `${url} answered ${status}.`;
  if (!PASSING.has(status)) return new Error(message);
  const asked = retryAfterOf(headers.get('retry-after'), Date.now());
  return new RetryableError(message, asked === null ? null : Math.min(asked, WAITED_AT_MOST));
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return error.cause instanceof Error ? error.cause.message : error.message;
}
