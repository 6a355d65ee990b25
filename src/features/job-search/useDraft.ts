import { useState } from 'react';
import type { JobFilter } from '#domain/jobs/filter';

/** What the fields of a search show: a copy of the filter in force, made anew when that changes. */
export function useDraft(filter: JobFilter): [JobFilter, (filter: JobFilter) => void] {
  const [kept, setKept] = useState({ of: filter, draft: filter });
  // While rendering, so that the old draft is never shown over the new filter.
  if (kept.of !== filter) setKept({ of: filter, draft: filter });
  return [kept.draft, (draft) => setKept({ of: filter, draft })];
}
