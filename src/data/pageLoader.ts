import {
  createContext,
  type LoaderFunctionArgs,
  RouterContextProvider,
  useLoaderData,
} from 'react-router-dom';
import { type Language, languageNamed } from '#domain/language';
import type { ApiClient } from './apiClient';
import type { ConstantsMemory } from './constantsMemory';
import { createPrefetch, keepPrefetched, type Prefetch } from './prefetch';
import type { Prefetched, SiteData } from './siteData';

/**
 * What loaders work with: on the server the objects of one request, in a browser those of the page.
 */
type LoaderContext =
  | { side: 'server'; api: ApiClient; constants: ConstantsMemory; language: Language }
  | { side: 'browser'; data: SiteData };

const loaderContext = createContext<LoaderContext>();

/** Provides the loaders with it: through the router's `getContext`, or a request's context. */
export function contextOf(context: LoaderContext): RouterContextProvider {
  return new RouterContextProvider(new Map([[loaderContext, context]]));
}

const readContext = ({ context }: LoaderFunctionArgs): LoaderContext => context.get(loaderContext);

/** The result of every page's loader: the answers that it read, and the page's extra data. */
export interface PageData<Extra = unknown> {
  answers: readonly Prefetched[];
  extra: Extra;
  /** Parts are left out while the server reads in its lists. */
  missesLists?: true;
}

const pageData = <Extra>({ answers, missesLists }: Prefetch, extra: Extra): PageData<Extra> => ({
  answers,
  extra,
  ...(missesLists && { missesLists }),
});

/** The page's extra data. */
export function usePageExtra<Extra>(): Extra {
  return (useLoaderData() as PageData<Extra>).extra;
}

export interface PageRequest {
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
  language: Language;
}

/** The page's `SiteData` when a loader runs in a browser; null on the server. */
export function browserData(args: LoaderFunctionArgs): SiteData | null {
  const context = readContext(args);
  return context.side === 'browser' ? context.data : null;
}

/** Whether a loader runs on the server. */
export const onServer = (args: LoaderFunctionArgs): boolean => browserData(args) === null;

const pageLanguage = (): Language => languageNamed(document.documentElement.lang);

/**
 * A route loader that reads through the services: in process on the server, over HTTP in a browser,
 * where the answers are also put into SWR's cache, so that the page's hooks show them.
 */
export function pageLoader<Extra>(
  read: (prefetch: Prefetch, request: PageRequest) => Promise<Extra>,
): (args: LoaderFunctionArgs) => Promise<PageData<Extra>> {
  return async (args) => {
    const { request, params } = args;
    const context = readContext(args);
    const url = new URL(request.url);
    if (context.side === 'server') {
      const { api, constants, language } = context;
      const prefetch = createPrefetch(api, constants);
      const extra = await read(prefetch, { url, params, language });
      return pageData(prefetch, extra);
    }
    const { data } = context;
    const prefetch = createPrefetch(data.api, data.constants);
    const extra = await read(prefetch, { url, params, language: pageLanguage() });
    // The answers of an aborted navigation are not kept: the user may have signed out meanwhile
    if (!request.signal.aborted) await keepPrefetched(data, prefetch.answers);
    return pageData(prefetch, extra);
  };
}

/** The answers that the loaders of all matched routes have read. */
export function prefetchedIn(loaderData: Record<string, unknown> | null | undefined): Prefetched[] {
  return Object.values(loaderData ?? {}).flatMap((data) =>
    typeof data === 'object' && data !== null && 'answers' in data && Array.isArray(data.answers)
      ? data.answers
      : [],
  );
}
