import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import type { Endpoint } from '#domain/api/endpoint';
import { useApiClient } from './ApiClientContext';

/** The cache key of one call: the same for the server's fallback and the browser's hook. */
export function keyOf<Request>(endpoint: Endpoint<Request, unknown>, request: Request): string {
  const wire = endpoint.toWire?.(request) ?? request;
  return `${endpoint.service}/${endpoint.path} ${JSON.stringify(wire)}`;
}

/**
 * Reads an endpoint through SWR. `null` asks nothing yet. What the page's loader prefetched is
 * there on the first render and is not asked for again.
 */
export function useApi<Request, Response>(
  endpoint: Endpoint<Request, Response>,
  request: Request | null,
  options?: SWRConfiguration<Response>,
): SWRResponse<Response> {
  const api = useApiClient();
  return useSWR<Response>(
    request === null ? null : keyOf(endpoint, request),
    () => api.call(endpoint, request as Request),
    { keepPreviousData: true, ...options },
  );
}
