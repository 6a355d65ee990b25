const LOCK = 'vikari.live';

/** A tab's access to the one lock of the browser's live stream. */
export interface LiveElection {
  /** Waits for the lock. */
  queue(): void;
  /** Takes it from the tab that holds it. */
  take(): void;
  /** Gives it back, or stops waiting. */
  leave(): void;
}

/**
 * Elects one tab by Web Locks. Where there are none, or they are forbidden, every tab is elected.
 * The browser gives the lock of a tab that closes or crashes to the next one.
 * @param onDeposed called when another tab has taken the lock.
 */
export function liveElection(onElected: () => void, onDeposed: () => void): LiveElection {
  let giveBack = () => {};

  function request(options: LockOptions): void {
    // One request at a time: an earlier one is aborted or released first
    giveBack();
    const waiting = new AbortController();
    let wanted = true;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    giveBack = () => {
      wanted = false;
      waiting.abort();
      release();
    };
    // A lock that is stolen is granted at once, and its request may not be aborted
    const signal = options.steal ? {} : { signal: waiting.signal };
    let elected = false;
    navigator.locks
      .request(LOCK, { ...options, ...signal }, () => {
        if (!wanted) return undefined;
        elected = true;
        onElected();
        return held;
      })
      .catch(() => {
        if (!wanted) return;
        if (elected) onDeposed();
        else onElected();
      });
  }

  // Absent when the page is not secure, and in old browsers, despite its type
  if (!('locks' in navigator) || !('BroadcastChannel' in globalThis)) {
    return { queue: onElected, take: onElected, leave: () => {} };
  }
  return {
    queue: () => request({}),
    take: () => request({ steal: true }),
    leave: () => giveBack(),
  };
}
