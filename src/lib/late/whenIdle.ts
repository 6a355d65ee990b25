/** Runs a task when the browser is idle, or soon where it cannot say when that is. */
export function whenIdle(task: () => void): void {
  (window.requestIdleCallback ?? setTimeout)(task);
}
