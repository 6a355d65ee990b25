/** When a task runs that is asked for at every change. Milliseconds. */
export interface PaceTimes {
  /** After the last change. */
  pause: number;
  /** After the first change at the latest, while more keep coming. */
  latest: number;
}

/** Runs a task once for many changes, never twice at the same time. */
export interface Pace {
  /** After a change: the task runs soon. */
  ask(): void;
  /** Runs it at once, or after the run in progress. */
  now(): void;
  /** Ends the wait; resolves when nothing runs. */
  settle(): Promise<void>;
}

/** @param task - does not reject. */
export function createPace(task: () => Promise<void>, { pause, latest }: PaceTimes): Pace {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let firstAsked: number | null = null;
  let running: Promise<void> | null = null;
  let again = false;

  function stopWaiting(): void {
    clearTimeout(timer);
    firstAsked = null;
  }

  function ask(): void {
    if (running) {
      again = true;
      return;
    }
    clearTimeout(timer);
    firstAsked ??= Date.now();
    timer = setTimeout(now, Math.min(pause, firstAsked + latest - Date.now()));
  }

  function now(): void {
    if (running) {
      again = true;
      return;
    }
    stopWaiting();
    running = task().finally(() => {
      running = null;
      if (again) ask();
      again = false;
    });
  }

  return {
    ask,
    now,
    async settle() {
      stopWaiting();
      again = false;
      await running;
      stopWaiting();
    },
  };
}
