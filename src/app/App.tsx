import { type ReactNode, StrictMode } from 'react';
import { type IntlShape, RawIntlProvider } from 'react-intl';
import { type Cache, SWRConfig } from 'swr';
import { ApiClientContext } from '../data/ApiClientContext';
import type { ApiClient } from '../data/apiClient';
import { useFallback } from '../data/forgetAnswers';
import type { Fallback } from '../data/prefetch';
import { languageOf } from '../i18n/intl';
import { type Site, SiteContext } from '../lib/site/SiteContext';
import { Document } from './Document';

export interface AppProps {
  intl: IntlShape;
  api: ApiClient;
  fallback: Fallback;
  site: Site;
  /** The router provider of the browser or of the server. */
  children: ReactNode;
  /** A separate cache for each request on the server; the browser uses SWR's own. */
  cache?: () => Cache;
}

/** The providers around every page, the same on both sides. */
export function App({ intl, api, fallback, site, children, cache }: AppProps) {
  const known = useFallback(fallback);
  return (
    <StrictMode>
      <Document language={languageOf(intl)}>
        <SiteContext value={site}>
          <RawIntlProvider value={intl}>
            <ApiClientContext value={api}>
              <SWRConfig
                value={{
                  fallback: known,
                  revalidateIfStale: false,
                  revalidateOnFocus: false,
                  shouldRetryOnError: false,
                  ...(cache && { provider: cache }),
                }}
              >
                {children}
              </SWRConfig>
            </ApiClientContext>
          </RawIntlProvider>
        </SiteContext>
      </Document>
    </StrictMode>
  );
}
