import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { STORAGE_KEY } from '#domain/limits';
import type { TaxGroup } from '#domain/pay/taxGroup';
import { localStore } from '../store/localStore';
import { type OwnTax, readOwnTax } from './ownTax';

/** What the reader has said of themselves, stored on this device. */
export interface StoredOwnTax {
  /** Null when nothing is stored. */
  own: OwnTax | null;
  save: (own: OwnTax) => void;
  forget: () => void;
}

const read = () => readOwnTax(localStore.read(STORAGE_KEY.ownTax));

/** Called when this tab has stored or removed it. */
const followers = new Set<() => void>();

function follow(follower: () => void): () => void {
  followers.add(follower);
  // The other tabs
  window.addEventListener('storage', follower);
  return () => {
    followers.delete(follower);
    window.removeEventListener('storage', follower);
  };
}

function tellFollowers(): void {
  for (const follower of followers) follower();
}

/**
 * The reader's age and country as they have said on this device, for figures of lists and heads;
 * null on the server, and where they have not said.
 */
export function useStoredTaxGroup(): TaxGroup | null {
  return useSyncExternalStore(
    follow,
    () => read()?.taxGroup ?? null,
    () => null,
  );
}

/**
 * Reads and stores `own_tax`; for parts that only a browser renders.
 *
 * @param userId - the signed-in user: signing out deletes the stored value, so it is read again
 * then.
 */
export function useOwnTax(userId: string | null): StoredOwnTax {
  const [own, setOwn] = useState(read);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another person, another reading
  useEffect(() => setOwn(read), [userId]);

  const save = useCallback((next: OwnTax) => {
    localStore.write(STORAGE_KEY.ownTax, next);
    setOwn(next);
    tellFollowers();
  }, []);
  const forget = useCallback(() => {
    localStore.remove(STORAGE_KEY.ownTax);
    setOwn(null);
    tellFollowers();
  }, []);
  return { own, save, forget };
}
