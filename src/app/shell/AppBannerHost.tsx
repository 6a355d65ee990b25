import { EndBar } from '@vikari/ui-kit/EndBar';
import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '../../lib/late/lazyPart';
import { useMediaQuery } from '../../lib/useMediaQuery';
import styles from './shell.module.css';

const PHONE = '(max-width: 767.98px)';
const PAGE = /^\/(?:jobb\/([^/]+))?$/;

const AppBanner = lazyPart(async () => (await import('./AppBanner')).AppBanner, {
  texts: ['appBanner'],
  server: 'nothing',
  failed: NoBanner,
});

/** Without its code there is no banner, and no place for one. */
function NoBanner() {
  useEffect(() => {
    delete document.documentElement.dataset.appBanner;
  }, []);
  return null;
}

/**
 * Loads the banner about the app: on the start page and a job's page, on a phone (part 2). Its place
 * is there from the first paint on (`beforeHydration/appBannerPlace.ts`).
 */
export function AppBannerHost() {
  const page = PAGE.exec(useLocation().pathname);
  const phone = useMediaQuery(PHONE);
  if (!page) return null;
  return (
    <EndBar part="offer" className={styles.appBanner}>
      {phone && (
        <Suspense>
          <AppBanner slug={page[1] ?? null} />
        </Suspense>
      )}
    </EndBar>
  );
}
