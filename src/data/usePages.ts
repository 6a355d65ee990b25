import useSWRInfinite from 'swr/infinite';
import type { Endpoint } from '#domain/api/endpoint';
import { keyOf } from './keys';
import { onceListsAreRead } from './onceListsAreRead';
import { type Page, pageKey } from './pages';
import { useSiteData } from './SiteDataProvider';

/** A list that is read page by page. */
export interface PagedList<P extends Page> {
  /** Undefined until the first answer. While another list is read, the last one stays. */
  pages: readonly P[] | undefined;
  /** Something is being read, or read again. */
  busy: boolean;
  /** The first page could not be read; a failed later page is in `more`. */
  failed: boolean;
  retry: () => void;
  /** The state of the next page; `none` after the last. */
  more: 'none' | 'idle' | 'loading' | 'failed';
  loadMore: () => void;
}

interface PagesOptions {
  /** Read it again although it is cached. */
  fresh?: boolean;
}

/**
 * Reads a list; nothing for null. The pages that were loaded stay in the cache: Back shows them again.
 */
export function usePages<Request extends { startAfter?: string | null }, P extends Page>(
  endpoint: Endpoint<Request, P>,
  request: Request | null,
  { fresh = false }: PagesOptions = {},
): PagedList<P> {
  const site = useSiteData();
  const first = request && keyOf(endpoint, request);
  const { data, error, isValidating, isLoading, size, setSize, mutate } = useSWRInfinite<P>(
    (_index: number, before: P | null) => first && pageKey(first, before),
    ([, , startAfter]: ReturnType<typeof keyOf>) =>
      onceListsAreRead(site, () =>
        site.api.call(endpoint, startAfter === undefined ? request : { ...request, startAfter }, {
          explainsLostSession: true,
        }),
      ),
    {
      keepPreviousData: true,
      revalidateFirstPage: false,
      ...(fresh && { revalidateOnMount: true }),
    },
  );
  const more = nextPage({ data, size, isValidating, error });
  return {
    pages: data,
    busy: isValidating,
    failed: error !== undefined && more !== 'failed',
    retry: () => void mutate(),
    more,
    loadMore() {
      // Until the first answer, these are the pages of the previous list
      if (data && !isLoading && more !== 'none') void setSize(data.length + 1);
    },
  };
}

interface ListState {
  data?: readonly Page[];
  /** The number of requested pages. */
  size: number;
  isValidating: boolean;
  error: unknown;
}

function nextPage({ data: pages, size, isValidating, error }: ListState): PagedList<Page>['more'] {
  if (!pages || pages.at(-1)?.nextPageToken === null) return 'none';
  if (size <= pages.length) return 'idle';
  if (isValidating) return 'loading';
  return error === undefined ? 'idle' : 'failed';
}
