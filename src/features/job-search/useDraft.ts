import { useState } from 'react';
import type { JobFilter } from '#domain/jobs/filter';
import { filterToSend } from './query/filterToSend';
import type { NamedRole } from './vocabulary/searchVocabulary';

/** A search that is being put together. */
export interface Draft {
  /** What the fields show. */
  draft: JobFilter;
  setDraft: (draft: JobFilter) => void;
  /** What a search for the draft asks for. */
  toSend: JobFilter;
}

/** A copy of the filter in force for the fields of a search, made anew when that changes. */
export function useDraft(filter: JobFilter, roles: readonly NamedRole[]): Draft {
  const [kept, setKept] = useState({ of: filter, draft: filter });
  // While rendering, so that the old draft is never shown over the new filter.
  if (kept.of !== filter) setKept({ of: filter, draft: filter });
  return {
    draft: kept.draft,
    setDraft: (draft) => setKept({ of: filter, draft }),
    toSend: filterToSend(kept.draft, filter, roles),
  };
}
