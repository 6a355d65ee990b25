import type { Endpoint } from '#domain/api/endpoint';
import type { ApiClient } from './apiClient';
import { type ConstantsMemory, createConstantsMemory } from './constantsMemory';
import { keyOf } from './keys';
import { keepFirstPage, type Page } from './pages';
import { cacheAnswer, type Prefetched, type SiteData } from './siteData';

/** Collects what a page's loader reads, so that the page's hooks find it under the same keys. */
export interface Prefetch {
  read<Request, Response>(
    endpoint: Endpoint<Request, Response>,
    request: Request,
  ): Promise<Response>;
  /** Reads the first page of a list. */
  readList<Request, Response extends Page>(
    endpoint: Endpoint<Request, Response>,
    request: Request,
  ): Promise<Response>;
  /** Reads without keeping the answer, when the page needs only a small part of it. */
  peek<Request, Response>(
    endpoint: Endpoint<Request, Response>,
    request: Request,
  ): Promise<Response>;
  /** Keeps an answer that was a part of another. */
  keep<Request, Response>(
    endpoint: Endpoint<Request, Response>,
    request: Request,
    answer: Response,
  ): void;
  /** Keeps the first page of a list that was a part of another answer. */
  keepList<Request, Response extends Page>(
    endpoint: Endpoint<Request, Response>,
    request: Request,
    page: Response,
  ): void;
  readonly answers: Prefetched[];
  /** Set where a part of the page is left out while the server reads in its lists. */
  missesLists?: true;
  /** The vocabulary, which every loader may read. */
  readonly constants: ConstantsMemory;
}

export function createPrefetch(
  api: ApiClient,
  constants: ConstantsMemory = createConstantsMemory(),
): Prefetch {
  const answers: Prefetched[] = [];
  const prefetch: Prefetch = {
    answers,
    constants,
    peek: (endpoint, request) => api.call(endpoint, request),
    keep(endpoint, request, answer) {
      answers.push({ key: keyOf(endpoint, request), answer });
    },
    keepList(endpoint, request, page) {
      answers.push({ key: keyOf(endpoint, request), answer: page, list: true });
    },
    async read(endpoint, request) {
      const answer = await api.call(endpoint, request);
      prefetch.keep(endpoint, request, answer);
      return answer;
    },
    async readList(endpoint, request) {
      const page = await api.call(endpoint, request);
      prefetch.keepList(endpoint, request, page);
      return page;
    },
  };
  return prefetch;
}

/**
 * Puts what a loader has read into a browser's cache: a hook with `keepPreviousData` looks for it
 * there only when its key comes back.
 */
export async function keepPrefetched(
  data: SiteData,
  answers: readonly Prefetched[],
): Promise<void> {
  await Promise.all(
    answers.map(({ key, answer, list }) =>
      list ? keepFirstPage(data, key, answer as Page) : cacheAnswer(data, key, answer),
    ),
  );
}
