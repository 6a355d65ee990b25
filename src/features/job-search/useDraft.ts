import { useState } from 'react';
import type { JobFilter } from '#domain/jobs/filter';
import { filterToSend } from './query/filterToSend';
import type { NamedRole } from './vocabulary/searchVocabulary';

/** A search that is being edited. */
export interface Draft {
  /** The values of the fields. */
  draft: JobFilter;
  setDraft: (draft: JobFilter) => void;
  /** The filter that a search for the draft sends. */
  toSend: JobFilter;
}

/** A copy of the active filter for the fields of a search, made again when that changes. */
export function useDraft(filter: JobFilter, roles: readonly NamedRole[]): Draft {
  const [kept, setKept] = useState({ of: filter, draft: filter });
  // While rendering, so that the old draft is never shown with the new filter.
  if (kept.of !== filter) setKept({ of: filter, draft: filter });
  return {
    draft: kept.draft,
    setDraft: (draft) => setKept({ of: filter, draft }),
    toSend: filterToSend(kept.draft, filter, roles),
  };
}
