/** Milliseconds between the first tries, and the most between later ones. */
const SHORTEST_PAUSE = 1000;
const LONGEST_PAUSE = 60_000;

export interface KeepTryingOptions {
  /** Ends the tries: rejects with the signal's reason. */
  signal: AbortSignal;
  /** Whether a later try may succeed; other errors are the result. */
  mayPass: (error: unknown) => boolean;
  onFailed?: (error: unknown) => void;
  /** An event `wake` ends a pause; a try that it began does not lengthen the next one. */
  waker?: EventTarget;
  /** Milliseconds; a minute when left out. */
  longestPause?: number;
}

/**
 * Retries some work until it succeeds, with growing pauses, which end when the browser is online
 * again or the page is shown again.
 *
 * @param work - calls `onProgress` when a part of it has succeeded: the next pause is the shortest.
 */
export async function keepTrying<Result>(
  work: (onProgress: () => void) => Promise<Result>,
  options: KeepTryingOptions,
): Promise<Result> {
  const { signal, mayPass, onFailed, waker, longestPause = LONGEST_PAUSE } = options;
  let pause = SHORTEST_PAUSE;
  const onProgress = (): void => {
    pause = SHORTEST_PAUSE;
  };
  for (;;) {
    signal.throwIfAborted();
    try {
      return await work(onProgress);
    } catch (error) {
      signal.throwIfAborted();
      onFailed?.(error);
      if (!mayPass(error)) throw error;
    }
    const woken = await pauseFor(pause, signal, waker);
    if (!woken) pause = Math.min(pause * 2, longestPause);
  }
}

/**
 * Resolves after a time, or when the connection or the user may be back; also when it is aborted.
 * True when the waker ended it.
 */
function pauseFor(
  milliseconds: number,
  signal: AbortSignal,
  waker: EventTarget | undefined,
): Promise<boolean> {
  const over = new AbortController();
  return new Promise((resolve) => {
    const endBy = (woken: boolean) => () => {
      clearTimeout(timer);
      over.abort();
      resolve(woken);
    };
    const end = endBy(false);
    const timer = setTimeout(end, milliseconds);
    const handleVisibility = () => {
      if (document.visibilityState === 'visible') end();
    };
    window.addEventListener('online', end, over);
    document.addEventListener('visibilitychange', handleVisibility, over);
    waker?.addEventListener('wake', endBy(true), over);
    signal.addEventListener('abort', end, over);
  });
}
