import { useState } from 'react';
import type { JobFilter } from '#domain/jobs/filter';

/** A copy of the active filter for the fields of a search, made again when that changes. */
export function useDraft(
  filter: JobFilter,
): [draft: JobFilter, setDraft: (draft: JobFilter) => void] {
  const [kept, setKept] = useState({ of: filter, draft: filter });
  // While rendering, so that the old draft is never shown with the new filter.
  if (kept.of !== filter) setKept({ of: filter, draft: filter });
  return [kept.draft, (draft) => setKept({ of: filter, draft })];
}
