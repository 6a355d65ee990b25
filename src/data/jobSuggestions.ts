import { useEffect, useState } from 'react';
import {
  fetchJobSuggestions,
  type JobSuggestion,
  type JobSuggestionsRequest,
} from '#domain/api/suggestions';
import { useApiClient } from './SiteDataProvider';

/** Milliseconds without a keystroke before the server is called. */
const PAUSE = 150;

/** The options for a typed text. */
export interface JobSuggestions {
  /** Null until the answer to this very text, and when it failed. */
  results: readonly JobSuggestion[] | null;
  busy: boolean;
}

/**
 * Reads what a typed text may mean, after a short pause; a call whose text has changed is
 * cancelled. `null` reads nothing. A failure is not shown: the page still offers the names that it
 * has.
 */
export function useJobSuggestions(request: JobSuggestionsRequest | null): JobSuggestions {
  const api = useApiClient();
  const key = request && JSON.stringify(request);
  const [answer, setAnswer] = useState<{ to: string; results: JobSuggestion[] | null } | null>(
    null,
  );

  useEffect(() => {
    if (key === null) return;
    const call = new AbortController();
    const timer = setTimeout(async () => {
      const results = await api
        .call(fetchJobSuggestions, JSON.parse(key), { signal: call.signal })
        .then(
          (body) => body.results,
          () => null,
        );
      if (!call.signal.aborted) setAnswer({ to: key, results });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      call.abort();
    };
  }, [api, key]);

  if (key === null) return { results: null, busy: false };
  const isAnswered = answer?.to === key;
  return { results: isAnswered ? answer.results : null, busy: !isAnswered };
}
