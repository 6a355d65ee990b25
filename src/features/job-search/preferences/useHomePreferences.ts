import { useCallback, useEffect, useState } from 'react';
import type { JobFilter } from '#domain/jobs/filter';
import { activeFilterCount } from '#domain/jobs/filterParts';
import { STORAGE_KEY } from '#domain/limits';
import { localStore } from '../../../lib/store/localStore';
import { fromPreferences, toPreferences } from './homePreferences';

/** The choices of an earlier search on the home page, stored on this device. */
export interface StoredChoices {
  /** Null until the page is hydrated, and when nothing is stored. */
  filter: JobFilter | null;
  save: (filter: JobFilter) => void;
  clear: () => void;
}

function read(): JobFilter | null {
  const filter = fromPreferences(localStore.read(STORAGE_KEY.homePreferences));
  return activeFilterCount(filter) > 0 ? filter : null;
}

/**
 * Reads and stores `home_preferences`.
 *
 * @param userId - the signed-in user: signing out deletes the stored value, so it is read again
 * then.
 */
export function useHomePreferences(userId: string | null): StoredChoices {
  const [filter, setFilter] = useState<JobFilter | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another person, another reading
  useEffect(() => setFilter(read()), [userId]);

  const save = useCallback((next: JobFilter) => {
    const preferences = toPreferences(next);
    if (preferences) localStore.write(STORAGE_KEY.homePreferences, preferences);
    else localStore.remove(STORAGE_KEY.homePreferences);
  }, []);
  const clear = useCallback(() => {
    localStore.remove(STORAGE_KEY.homePreferences);
    setFilter(null);
  }, []);
  return { filter, save, clear };
}
