/** Background tasks by name, each with its interval in milliseconds. */
export type Timers = Readonly<
  Record<string, readonly [milliseconds: number, task: () => Promise<unknown>]>
>;

/**
 * Runs each task repeatedly, at its own interval in milliseconds, never twice at once, and without
 * keeping the process alive.
 * @returns a function that stops them all.
 */
export function every(
  tasks: readonly (readonly [milliseconds: number, task: () => Promise<unknown>])[],
  onError: (error: unknown) => void,
): () => void {
  const timers = tasks.map(([milliseconds, task]) => {
    let running = false;
    return setInterval(() => {
      if (running) return;
      running = true;
      task()
        .catch(onError)
        .finally(() => {
          running = false;
        });
    }, milliseconds).unref();
  });
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
