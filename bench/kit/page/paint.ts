/** Resolves after the next frame has been painted. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      // A frame's callbacks run right before it is painted, a task after. It goes before the page's
      // other tasks: behind them, work for later would be counted as part of the frame
      void scheduler.postTask(resolve, { priority: 'user-blocking' });
    });
  });
}

/** Milliseconds after which waiting fails. */
const TIMEOUT = 20_000;

/** Milliseconds from `change` until it is painted and `done` is true. */
export async function timeToPaint(
  change: () => void,
  done: () => boolean = () => true,
): Promise<number> {
  const start = performance.now();
  change();
  do {
    await nextPaint();
    if (performance.now() - start > TIMEOUT) throw new Error(`Not done: ${done}`);
  } while (!done());
  return performance.now() - start;
}
