import { useState } from 'react';
import type { ApiError } from '#domain/api/errors';
import { reportLostSession } from '../../data/lostSession';
import { useSiteData } from '../../data/SiteDataProvider';
import type { AutosaverOptions } from '../../features/account/autosave/autosaver';
import { editStore, sameSort } from '../../features/account/autosave/editStore';
import { type AutosaveForm, useAutosave } from '../../features/account/autosave/useAutosave';
import { useLateDrafts } from '../../session/drafts/useFormDraft';

/**
 * Fields of the signed-in candidate that are saved automatically; unsaved edits are kept as a
 * draft.
 */
export function useOwnAutosave<Values extends object>(
  name: string,
  options: Omit<AutosaverOptions<Values>, 'store' | 'onSignedOut' | 'current' | 'isOver'> & {
    /** The stored values in an `edit_conflict`. */
    currentOf: (stored: object) => Values;
  },
): AutosaveForm<Values> {
  const data = useSiteData();
  const drafts = useLateDrafts();
  const [clearings] = useState(data.clearings);
  const { stored, currentOf } = options;
  const [store] = useState(() =>
    editStore<Values>(
      drafts,
      name,
      (field, value): field is keyof Values & string =>
        Object.hasOwn(stored, field) && sameSort(value, Reflect.get(stored, field)),
    ),
  );
  return useAutosave<Values>({
    ...options,
    store,
    current: ({ extra }: ApiError) => {
      const current = extra?.current;
      return typeof current === 'object' && current !== null ? currentOf(current) : null;
    },
    onSignedOut: () => reportLostSession(data),
    isOver: () => data.clearings !== clearings,
  });
}
