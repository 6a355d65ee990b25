import { SnackbarProvider } from '@vikari/ui-kit/Snackbar';
import { type ReactNode, useState } from 'react';
import { type IntlShape, RawIntlProvider } from 'react-intl';
import type { ApiClient } from '../data/apiClient';
import { SiteDataProvider } from '../data/SiteDataProvider';
import { createSiteData, type SiteData } from '../data/siteData';
import { type Site, SiteContext } from '../lib/site/SiteContext';

export const TEST_SITE: Site = {
  publicUrl: 'https://vikari.example.com',
  today: '2026-11-21',
  demo: true,
};

export interface SiteFrameProps {
  intl: IntlShape;
  /** The services; a call that is not given is never answered. */
  api?: ApiClient;
  /** Data that has been read already, used instead of `api`. */
  data?: SiteData;
  site?: Site;
  /** False when the content has its own place for toasts, as whole pages do. */
  messages?: boolean;
  children: ReactNode;
}

export const silentServices: ApiClient = { call: () => new Promise(() => {}) };

/** The providers around a page, for tests and stories; each frame has a cache of its own. */
export function SiteFrame(props: SiteFrameProps) {
  const { intl, api = silentServices, site = TEST_SITE, messages = true, children } = props;
  const [ownData] = useState(() => createSiteData(api));
  return (
    <SiteContext value={site}>
      <RawIntlProvider value={intl}>
        <SiteDataProvider data={props.data ?? ownData}>
          {messages ? (
            <SnackbarProvider labels={{ region: 'Meddelanden', close: 'Stäng' }}>
              {children}
            </SnackbarProvider>
          ) : (
            children
          )}
        </SiteDataProvider>
      </RawIntlProvider>
    </SiteContext>
  );
}
