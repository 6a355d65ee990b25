import { useCallback, useEffect, useState } from 'react';
import { STORAGE_KEY } from '#domain/limits';
import { localStore } from '../localStore';
import { type OwnTax, readOwnTax } from './ownTax';

/** What the reader has said of themselves, stored on this device. */
export interface StoredOwnTax {
  /** Null when nothing is stored. */
  own: OwnTax | null;
  save: (own: OwnTax) => void;
  forget: () => void;
}

const read = () => readOwnTax(localStore.read(STORAGE_KEY.ownTax));

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
  }, []);
  const forget = useCallback(() => {
    localStore.remove(STORAGE_KEY.ownTax);
    setOwn(null);
  }, []);
  return { own, save, forget };
}
