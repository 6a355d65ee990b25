import { createContext, type ReactNode, useContext } from 'react';
import { SWRConfig } from 'swr';
import type { ApiClient } from './apiClient';
import type { SiteData } from './siteData';

const SiteDataContext = createContext<SiteData | null>(null);

export interface SiteDataProviderProps {
  data: SiteData;
  children: ReactNode;
}

const CONFIG = { revalidateIfStale: false, revalidateOnFocus: false, shouldRetryOnError: false };

/** Provides the client and the cache of answers to a tree. */
export function SiteDataProvider({ data, children }: SiteDataProviderProps) {
  return (
    <SiteDataContext value={data}>
      <SWRConfig value={{ ...CONFIG, provider: () => data.cache }}>{children}</SWRConfig>
    </SiteDataContext>
  );
}

/** The tree's `SiteData`. Only `data/` and `session/` change what it holds. */
export function useSiteData(): SiteData {
  const data = useContext(SiteDataContext);
  if (data === null) throw new Error('There is no SiteDataProvider around this part of the page.');
  return data;
}

/** The tree's client. */
export const useApiClient = (): ApiClient => useSiteData().api;
