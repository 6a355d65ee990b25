import { mutate } from 'swr';
import type { Endpoint } from '#domain/api/endpoint';
import type { ApiClient } from './apiClient';
import { keyOf } from './useApi';

/** SWR's fallback: answers by key. */
export type Fallback = Record<string, unknown>;

/** Collects what a page's loader reads, so that its hooks find it under the same keys. */
export interface Prefetch {
  read<Request, Response>(
    endpoint: Endpoint<Request, Response>,
    request: Request,
  ): Promise<Response>;
  /** Reads without keeping the answer: for what the page boils down to something small. */
  peek<Request, Response>(
    endpoint: Endpoint<Request, Response>,
    request: Request,
  ): Promise<Response>;
  /** Keeps an answer that came as a part of another. */
  keep<Request, Response>(
    endpoint: Endpoint<Request, Response>,
    request: Request,
    answer: Response,
  ): void;
  readonly fallback: Fallback;
}

export function createPrefetch(api: ApiClient): Prefetch {
  const fallback: Fallback = {};
  return {
    fallback,
    peek: (endpoint, request) => api.call(endpoint, request),
    keep(endpoint, request, answer) {
      fallback[keyOf(endpoint, request)] = answer;
    },
    async read(endpoint, request) {
      const answer = await api.call(endpoint, request);
      fallback[keyOf(endpoint, request)] = answer;
      return answer;
    },
  };
}

/**
 * Puts answers into SWR's cache, in the browser only. A fallback alone is not enough: a hook that
 * keeps the previous data would show that instead of the fallback when its key comes back.
 */
export async function warmCache(fallback: Fallback): Promise<void> {
  await Promise.all(
    Object.entries(fallback).map(([key, answer]) => mutate(key, answer, { revalidate: false })),
  );
}
