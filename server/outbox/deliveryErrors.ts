import { isRetryable, StoreUnavailableError } from '../storage/sqlError';

/** A delivery that did not end while its node had the entry. */
export class OverdueError extends Error {
  readonly code = 'timeout';
}

/**
 * The result of a delivery; what it does afterwards is nobody's.
 *
 * @param milliseconds - after which it rejects with an `OverdueError`.
 */
export async function withinTime<T>(delivery: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new OverdueError()), milliseconds).unref();
  });
  try {
    return await Promise.race([delivery, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** An error of a connection: `ECONNRESET`, `EAI_AGAIN`; none of Node's own, `ERR_INVALID_ARG_TYPE`. */
const CONNECTION_CODE = /^E(?!RR_)[A-Z]/;
const TIMED_OUT: ReadonlySet<string> = new Set(['TimeoutError', 'AbortError']);

/** Whether what failed may succeed later as it is: the store, a connection, time. */
export function isPassing(error: unknown): boolean {
  if (error instanceof StoreUnavailableError || isRetryable(error)) return true;
  const { code, name }: { code?: unknown; name?: unknown } = Object(error);
  return CONNECTION_CODE.test(String(code)) || TIMED_OUT.has(String(name));
}
