import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import type { Language } from '#domain/language';
import type { ApiClient } from './apiClient';
import { httpClient } from './httpClient';
import { createPrefetch, type Fallback, type Prefetch, warmCache } from './prefetch';

/** What the server knows of one request; a browser has its own (`browserContext`). */
export interface RequestContext {
  api: ApiClient;
  language: Language;
}

/** What every page's loader answers: SWR's fallback, and what else the page made of it. */
export interface PageData<Extra = unknown> {
  fallback: Fallback;
  extra: Extra;
}

/** What the page's own loader made besides the fallback. */
export function usePageExtra<Extra>(): Extra {
  return (useLoaderData() as PageData<Extra>).extra;
}

export interface PageRequest {
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
  language: Language;
}

function isRequestContext(value: unknown): value is RequestContext {
  return typeof value === 'object' && value !== null && 'api' in value && 'language' in value;
}

/** Whether a loader runs on the server, where the request's own client is its context. */
export const onServer = ({ context }: LoaderFunctionArgs): boolean => isRequestContext(context);

const browserContext = (): RequestContext => ({
  api: httpClient,
  language: document.documentElement.lang === 'en' ? 'en' : 'sv',
});

/**
 * A route loader that reads through the services: in process on the server, over HTTP in a
 * browser, where the answers also refresh SWR's cache so that the page's hooks show them.
 */
export function pageLoader<Extra>(
  read: (prefetch: Prefetch, request: PageRequest) => Promise<Extra>,
): (args: LoaderFunctionArgs) => Promise<PageData<Extra>> {
  return async ({ request, params, context }) => {
    const { api, language } = isRequestContext(context) ? context : browserContext();
    const prefetch = createPrefetch(api);
    const extra = await read(prefetch, { url: new URL(request.url), params, language });
    // What a navigation read that was given up is not kept: the person may have signed out
    if (!isRequestContext(context) && !request.signal.aborted) await warmCache(prefetch.fallback);
    return { fallback: prefetch.fallback, extra };
  };
}

/** The fallbacks of every matched route, as SWR takes them. */
export function mergeFallbacks(loaderData: Record<string, unknown> | null | undefined): Fallback {
  const merged: Fallback = {};
  for (const data of Object.values(loaderData ?? {})) {
    if (typeof data === 'object' && data !== null && 'fallback' in data) {
      Object.assign(merged, data.fallback);
    }
  }
  return merged;
}
