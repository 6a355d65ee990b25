import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { withWords } from '../../i18n/withWords';
import { useMediaQuery } from '../../lib/useMediaQuery';
import styles from './shell.module.css';

const PHONE = '(max-width: 767.98px)';
const PAGE = /^\/(?:jobb\/([^/]+))?$/;

// Without this code there is no banner
const AppBanner = lazy(() =>
  withWords('appBanner', () => import('./AppBanner'))().then(
    (all) => ({ default: all.AppBanner }),
    () => {
      delete document.documentElement.dataset.appBanner;
      return { default: (_props: { slug: string | null }): ReactNode => null };
    },
  ),
);

/**
 * Loads the banner about the app: on the start page and a job's page, on a phone (part 2). Its place
 * is there from the first paint on (`beforeHydration/appBannerPlace.ts`).
 */
export function AppBannerHost() {
  const page = PAGE.exec(useLocation().pathname);
  const phone = useMediaQuery(PHONE);
  if (!page) return null;
  return (
    <div className={styles.appBanner}>
      {phone && (
        <Suspense>
          <AppBanner slug={page[1] ?? null} />
        </Suspense>
      )}
    </div>
  );
}
