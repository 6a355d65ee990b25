/**
 * Runs a task when the browser is idle, or a moment later where it cannot say when that is. Returns
 * a function that cancels it.
 */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task, { timeout: 200 });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(task, 16);
  return () => clearTimeout(handle);
}
