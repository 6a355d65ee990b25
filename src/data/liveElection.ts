const LOCK = 'vikari.live';

/** A tab's way to the one lock of the browser's live stream. */
export interface LiveElection {
  /** Waits for the lock. */
  queue(): void;
  /** Takes it from whoever has it. */
  take(): void;
  /** Gives it back, or stops waiting. */
  leave(): void;
}

/**
 * Elects one tab by Web Locks; where there are none, or they are forbidden, every tab is elected.
 * The browser gives the lock of a tab that closes or crashes to the next one.
 * @param onDeposed another tab has taken the lock.
 */
export function liveElection(onElected: () => void, onDeposed: () => void): LiveElection {
  let giveBack = () => {};

  function request(options: LockOptions): void {
    // One request at a time: what was waited for or held is given back first
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
    // A lock that is taken by force is not waited for, and may not be aborted
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

  // Absent where the page is not secure, and in old browsers, whatever the types say
  if (!('locks' in navigator) || !('BroadcastChannel' in globalThis)) {
    return { queue: onElected, take: onElected, leave: () => {} };
  }
  return {
    queue: () => request({}),
    take: () => request({ steal: true }),
    leave: () => giveBack(),
  };
}
