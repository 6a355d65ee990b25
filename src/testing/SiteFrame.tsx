import { SnackbarProvider } from '@vikari/ui-kit/Snackbar';
import type { ReactNode } from 'react';
import { type IntlShape, RawIntlProvider } from 'react-intl';
import { SWRConfig } from 'swr';
import { ApiClientContext } from '../data/ApiClientContext';
import type { ApiClient } from '../data/apiClient';
import type { Fallback } from '../data/prefetch';
import { type Site, SiteContext } from '../lib/site/SiteContext';

const TEST_SITE: Site = {
  publicUrl: 'https://vikari.example.com',
  today: '2026-11-21',
  demo: true,
};

export interface SiteFrameProps {
  intl: IntlShape;
  /** The services; a call that is not given is never answered. */
  api?: ApiClient;
  /** Data that has been read already. */
  fallback?: Fallback;
  site?: Site;
  /** False when the content has its own place for toasts, as whole pages do. */
  messages?: boolean;
  children: ReactNode;
}

const silentServices: ApiClient = { call: () => new Promise(() => {}) };

/** The providers around a page, for tests and stories, with one SWR cache as in a browser. */
export function SiteFrame(props: SiteFrameProps) {
  const { intl, api = silentServices, fallback = {}, site = TEST_SITE, ...rest } = props;
  const { messages = true, children } = rest;
  return (
    <SiteContext value={site}>
      <RawIntlProvider value={intl}>
        <ApiClientContext value={api}>
          <SWRConfig
            value={{
              fallback,
              // A test repeats calls that the previous one has just made.
              dedupingInterval: 0,
              revalidateIfStale: false,
              revalidateOnFocus: false,
              shouldRetryOnError: false,
            }}
          >
            {messages ? (
              <SnackbarProvider labels={{ region: 'Meddelanden', close: 'Stäng' }}>
                {children}
              </SnackbarProvider>
            ) : (
              children
            )}
          </SWRConfig>
        </ApiClientContext>
      </RawIntlProvider>
    </SiteContext>
  );
}
