/** Resolves after the next frame has been painted. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      // A frame's callbacks run right before it is painted, a message's after
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(null);
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
