import useSWR, { type SWRResponse } from 'swr';
import type { Endpoint } from '#domain/api/endpoint';
import { keyOf } from './keys';
import { onceListsAreRead } from './onceListsAreRead';
import { useSiteData } from './SiteDataProvider';

/** The state of an answer for a hook. It can be read again here, and changed in `data/` only. */
export interface Reading<Answer> {
  /** Undefined until the first answer. */
  readonly data: Answer | undefined;
  /** Why the last try failed. */
  readonly error: unknown;
  retry(): void;
}

/**
 * The part of SWR's response that a page may use. Its getters keep SWR's dependency tracking, so
 * that only used fields cause a render.
 */
export function readingOf<Answer>(swr: SWRResponse<Answer>): Reading<Answer> {
  return {
    get data() {
      return swr.data;
    },
    get error() {
      return swr.error;
    },
    retry: () => void swr.mutate(),
  };
}

/**
 * Reads an endpoint through SWR; `null` reads nothing yet. What the page's loader has read is there
 * on the first render and is not read again.
 */
export function useApi<Request, Response>(
  endpoint: Endpoint<Request, Response>,
  request: Request | null,
): Reading<Response> {
  const data = useSiteData();
  const swr = useSWR(
    request === null ? null : keyOf(endpoint, request),
    () =>
      onceListsAreRead(data, () =>
        data.api.call(endpoint, request as Request, { explainsLostSession: true }),
      ),
    { keepPreviousData: true },
  );
  return readingOf(swr);
}
