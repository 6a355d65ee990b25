/** Milliseconds between the first tries, and the most between later ones. */
const SHORTEST_PAUSE = 1000;
const LONGEST_PAUSE = 60_000;

export interface KeepTryingOptions {
  /** Ends the tries: rejects with the signal's reason. */
  signal: AbortSignal;
  /** Whether a later try may succeed; other errors are the result. */
  mayPass: (error: unknown) => boolean;
  onFailed?: (error: unknown) => void;
  /** An event `wake` ends a pause. */
  waker?: EventTarget;
}

/**
 * Does some work until it succeeds, with growing pauses, which end when the browser is online again
 * or the page is shown again.
 *
 * @param work - calls `onProgress` when a part of it has succeeded: the next pause is the shortest.
 */
export async function keepTrying<Result>(
  work: (onProgress: () => void) => Promise<Result>,
  options: KeepTryingOptions,
): Promise<Result> {
  const { signal, mayPass, onFailed, waker } = options;
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
    await pauseFor(pause, signal, waker);
    pause = Math.min(pause * 2, LONGEST_PAUSE);
  }
}

/** Resolves after a time, or when the line or the person may be back; also when it is aborted. */
function pauseFor(
  milliseconds: number,
  signal: AbortSignal,
  waker: EventTarget | undefined,
): Promise<void> {
  const over = new AbortController();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      over.abort();
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    const handleVisibility = () => {
      if (document.visibilityState === 'visible') end();
    };
    window.addEventListener('online', end, over);
    document.addEventListener('visibilitychange', handleVisibility, over);
    waker?.addEventListener('wake', end, over);
    signal.addEventListener('abort', end, over);
  });
}
