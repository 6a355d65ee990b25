import { SkipLink } from '@vikari/ui-kit/SkipLink';
import { Suspense, useRef } from 'react';
import { Outlet, useNavigation } from 'react-router-dom';
import { JobForCandidate } from '../../features/eligibility/JobForCandidate';
import { useWords } from '../../i18n/intl';
import { JobActions } from '../../lib/jobCard/JobActions';
import { OwnJobPart } from '../../lib/jobCard/OwnJobPart';
import { LoadingBar } from '../../lib/page/LoadingBar';
import { SaveSearchPart } from '../../lib/saved/SaveSearch';
import { useCheckingAuth } from '../../session/authCheck';
import { CheckingAuth } from '../guards/CheckingAuth';
import { useRouteEffects } from '../useRouteEffects';
import { AppBannerHost } from './AppBannerHost';
import { DemoNotice } from './DemoNotice';
import { Footer } from './footerPart';
import { ListsToComeHost } from './ListsToComeHost';
import { ReadingOnlyHost } from './ReadingOnlyHost';
import { SessionPartsHost } from './SessionPartsHost';
import { SiteHeader } from './SiteHeader';
import { SiteTabBar } from './SiteTabBar';
import styles from './shell.module.css';
import { useSavedParts } from './useSavedParts';
import { useSharedSession } from './useSharedSession';

/** The shell around every page. */
export function RootLayout() {
  const { t } = useWords();
  const content = useRef<HTMLElement>(null);
  const loading = useNavigation().state === 'loading';
  const checking = useCheckingAuth() && loading;
  const saving = useSavedParts();
  useRouteEffects(content);
  const { shown, covered, signedOut, askWho, signOut } = useSharedSession();
  return (
    <div className={styles.shell}>
      <SkipLink href="#content">{t('shell.skip')}</SkipLink>
      <DemoNotice />
      <SiteHeader />
      <ReadingOnlyHost />
      <ListsToComeHost />
      <div role="status">
        {signedOut && (
          <p className={styles.notice}>
            {[
              signedOut.sessionsEnded === null
                ? t('shell.signed_out')
                : t('shell.signed_out_everywhere', { count: signedOut.sessionsEnded }),
              signedOut.note,
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
        )}
      </div>
      <SessionPartsHost userId={shown} onWho={askWho} onSignedOut={() => signOut(null)} />
      <LoadingBar loading={loading} />
      <main id="content" ref={content} tabIndex={-1} aria-busy={loading} className={styles.content}>
        <OwnJobPart value={shown ? JobForCandidate : null}>
          <JobActions value={saving?.JobSaveButtons ?? null}>
            <SaveSearchPart value={saving?.SaveSearchButton ?? null}>
              {!covered && <Outlet />}
            </SaveSearchPart>
          </JobActions>
        </OwnJobPart>
      </main>
      {/* The router delays the page until this is known: it covers the previous one. */}
      {checking && (
        <div className={styles.checking}>
          <CheckingAuth />
        </div>
      )}
      <Suspense>
        <Footer />
      </Suspense>
      {saving && <saving.SavedHost />}
      <AppBannerHost />
      <SiteTabBar />
    </div>
  );
}
