import { useEffect, useMemo, useState } from 'react';
import { useDrafts } from '../../../session/drafts/useDrafts';
import { parseTypedDraft, type TypedDraft } from './typedDraft';

/** What is typed of an application, as stored in the browser. */
export interface KeptDraft {
  /** What was stored when the form opened; null for a new one. */
  draft: TypedDraft | null;
  keep: (draft: TypedDraft) => void;
  remove: () => void;
}

/**
 * The draft of an application to a job; `undefined` while it is being read. Only for the browser.
 */
export function useApplyDraft(jobId: string): KeptDraft | undefined {
  const drafts = useDrafts();
  const [found, setFound] = useState(() => {
    const known = drafts?.peek(jobId);
    return known && { draft: parseTypedDraft(known.value) };
  });

  // This reads the key, so that what is typed without a connection can be stored on the device
  useEffect(() => void drafts?.tidy(), [drafts]);

  useEffect(() => {
    if (found) return;
    let gone = false;
    void drafts?.read(jobId).then((value) => {
      if (!gone) setFound({ draft: parseTypedDraft(value) });
    });
    return () => {
      gone = true;
    };
  }, [found, drafts, jobId]);

  return useMemo(
    () =>
      found && {
        draft: found.draft,
        keep: (draft) => drafts?.write(jobId, draft),
        remove: () => drafts?.remove(jobId),
      },
    [found, drafts, jobId],
  );
}
