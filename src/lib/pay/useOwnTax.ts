import { useCallback, useEffect, useState } from 'react';
import { STORAGE_KEY } from '#domain/limits';
import { localStore } from '../localStore';
import { type OwnTax, readOwnTax } from './ownTax';

/** What the reader has said of themselves, stored on this device. */
export interface StoredOwnTax {
  /** Null until the page is hydrated, and when nothing is stored. */
  own: OwnTax | null;
  save: (own: OwnTax) => void;
  forget: () => void;
}

/**
 * Reads and stores `own_tax`.
 *
 * @param userId - the signed-in user: signing out deletes the stored value, so it is read again
 * then.
 */
export function useOwnTax(userId: string | null): StoredOwnTax {
  const [own, setOwn] = useState<OwnTax | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another person, another reading
  useEffect(() => setOwn(readOwnTax(localStore.read(STORAGE_KEY.ownTax))), [userId]);

  const save = useCallback((next: OwnTax) => {
    localStore.write(STORAGE_KEY.ownTax, next);
    setOwn(next);
  }, []);
  const forget = useCallback(() => {
    localStore.remove(STORAGE_KEY.ownTax);
    setOwn(null);
  }, []);
  return { own, save, forget };
}
