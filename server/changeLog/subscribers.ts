import type { Change } from './changeLog.repository';

type OnBatch = (changes: readonly Change[]) => void;

/**
 * Subscribers by scope; a batch costs by the scopes it touches, not by the number of subscribers.
 */
export interface Subscribers {
  /** Adds one for some scopes, or for all with null; returns a function that removes it. */
  add(scopes: readonly string[] | null, onBatch: OnBatch): () => void;
  deliver(changes: readonly Change[]): void;
}

/** @param onError - called when a subscriber throws; the others are still served. */
export function createSubscribers(onError: (error: unknown) => void): Subscribers {
  const ofAll = new Set<OnBatch>();
  const ofScope = new Map<string, Set<OnBatch>>();

  function hand(onBatch: OnBatch, changes: readonly Change[]): void {
    try {
      onBatch(changes);
    } catch (error) {
      onError(error);
    }
  }

  function wantedBy(changes: readonly Change[]): Map<OnBatch, Change[]> {
    const wanted = new Map<OnBatch, Change[]>();
    for (const change of changes) {
      for (const onBatch of ofScope.get(change.scope) ?? []) {
        const batch = wanted.get(onBatch);
        if (batch) batch.push(change);
        else wanted.set(onBatch, [change]);
      }
    }
    return wanted;
  }

  return {
    add(scopes, listener) {
      // A new object, so that the same function may subscribe twice
      const onBatch: OnBatch = (changes) => listener(changes);
      if (scopes === null) {
        ofAll.add(onBatch);
        return () => void ofAll.delete(onBatch);
      }
      for (const scope of scopes) {
        const known = ofScope.get(scope) ?? new Set();
        ofScope.set(scope, known.add(onBatch));
      }
      return () => {
        for (const scope of scopes) {
          const known = ofScope.get(scope);
          known?.delete(onBatch);
          if (known?.size === 0) ofScope.delete(scope);
        }
      };
    },
    deliver(changes) {
      for (const onBatch of ofAll) hand(onBatch, changes);
      for (const [onBatch, batch] of wantedBy(changes)) hand(onBatch, batch);
    },
  };
}
