import useSWR, { type SWRResponse } from 'swr';
import type { ResponseOf } from '#domain/api/endpoint';
import { getConstants } from '#domain/api/portal';
import { useApiClient } from './ApiClientContext';
import type { ApiClient } from './apiClient';
import type { Prefetch } from './prefetch';
import { keyOf } from './useApi';

type Answer = ResponseOf<typeof getConstants>;

let known: Promise<Answer> | null = null;

/** Asks once: the vocabulary is the same for everyone as long as this process or page lives. */
function once(ask: () => Promise<Answer>): Promise<Answer> {
  known ??= ask().catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

/** The vocabulary for a loader, which keeps of it only what its page shows. */
export function peekConstants(prefetch: Prefetch): Promise<Answer> {
  return once(() => prefetch.peek(getConstants, {}));
}

/** Starts fetching the vocabulary; a failure is left for the hook to meet. */
export function preloadConstants(api: ApiClient): void {
  once(() => api.call(getConstants, {})).catch(() => {});
}

/** The whole vocabulary, from when it is `wanted`: some 60 KB that a first screen does without. */
export function useConstants(wanted: boolean): SWRResponse<Answer> {
  const api = useApiClient();
  return useSWR<Answer>(wanted ? keyOf(getConstants, {}) : null, () =>
    once(() => api.call(getConstants, {})),
  );
}
