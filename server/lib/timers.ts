/** Background tasks by name, each with its interval in milliseconds. */
export type Timers = Readonly<
  Record<string, readonly [milliseconds: number, task: () => Promise<unknown>]>
>;

/** Milliseconds from the start to the first of the tasks that run seldom, and from it to the next. */
const FIRST = 60_000;
const NEXT = 1000;

/**
 * Runs each task repeatedly, at its own interval in milliseconds, never twice at once, and without
 * keeping the process alive. Those that run seldom also run soon after the start: a node that is
 * replaced every hour would never get to them.
 * @returns a function that stops them all.
 */
export function every(
  tasks: readonly (readonly [milliseconds: number, task: () => Promise<unknown>])[],
  onError: (error: unknown) => void,
): () => void {
  let seldom = 0;
  const timers = tasks.flatMap(([milliseconds, task]) => {
    let running = false;
    const run = (): void => {
      if (running) return;
      running = true;
      task()
        .catch(onError)
        .finally(() => {
          running = false;
        });
    };
    const again = setInterval(run, milliseconds).unref();
    if (milliseconds <= FIRST) return [again];
    const first = setTimeout(run, FIRST + NEXT * seldom).unref();
    seldom += 1;
    return [again, first];
  });
  return () => {
    // One function for both kinds
    for (const timer of timers) clearInterval(timer);
  };
}
