import { type ReactNode, StrictMode } from 'react';
import { type IntlShape, RawIntlProvider } from 'react-intl';
import { SiteDataProvider } from '../data/SiteDataProvider';
import type { SiteData } from '../data/siteData';
import { languageOf } from '../i18n/intl';
import { type Site, SiteContext } from '../lib/site/SiteContext';
import { Document } from './Document';

export interface AppProps {
  intl: IntlShape;
  data: SiteData;
  site: Site;
  /** The router provider of the browser or of the server. */
  children: ReactNode;
}

/** The providers around every page, the same on both sides. */
export function App({ intl, data, site, children }: AppProps) {
  return (
    <StrictMode>
      <Document language={languageOf(intl)}>
        <SiteContext value={site}>
          <RawIntlProvider value={intl}>
            <SiteDataProvider data={data}>{children}</SiteDataProvider>
          </RawIntlProvider>
        </SiteContext>
      </Document>
    </StrictMode>
  );
}
