import { Skeleton } from '@vikari/ui-kit/Skeleton';
import { type ComponentType, lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  getExperiences,
  getJobPreferences,
  getProfileViews,
  getRecruiterView,
  getReferences,
} from '#domain/api/account';
import { getUserDocuments } from '#domain/api/documents';
import { getCalendarAddress } from '#domain/api/planning';
import { ACCOUNT_PLACES } from '#domain/candidates/accountPlaces';
import { isVerifyBankid, readVerifyBankid } from '#domain/verifyBankid';
import type { Prefetch } from '../../data/prefetch';
import { AccountFrame } from '../../features/account/AccountFrame';
import { type AccountPage, accountPage } from '../../features/account/accountPages';
import { useWords } from '../../i18n/intl';
import { withWords } from '../../i18n/withWords';
import { lazyPart } from '../../lib/lazyPart';
import { PageHead } from '../../lib/page/PageHead';
import { RouterLink } from '../../lib/site/RouterLink';
import { useHydrated } from '../../lib/useHydrated';
import { candidateLoader } from '../../session/candidateLoader';
import { useProfile } from '../../session/useProfile';

const loadVerifyBankid = withWords('signIn', () => import('../../features/auth/VerifyBankid'));
/** Loaded before it is rendered: its form needs no script, so the server sends the whole of it. */
const VerifyBankid = lazyPart(async () => (await loadVerifyBankid()).VerifyBankid);

type LoadTab = () => Promise<{ default: ComponentType }>;

/** Each tab is loaded when it is opened, with its texts. */
const LOAD: Readonly<Record<AccountPage, LoadTab>> = {
  profile: withWords('files', () =>
    import('./ProfileTab').then((all) => ({ default: all.ProfileTab })),
  ),
  preferences: () => import('./PreferencesTab').then((all) => ({ default: all.PreferencesTab })),
  documents: withWords(
    'documents',
    withWords('files', () =>
      import('./DocumentsTab').then((all) => ({ default: all.DocumentsTab })),
    ),
  ),
  references: () => import('./ReferencesTab').then((all) => ({ default: all.ReferencesTab })),
  integrity: withWords(
    'integrity',
    withWords('planner', () =>
      import('./IntegrityTab').then((all) => ({ default: all.IntegrityTab })),
    ),
  ),
};
const TABS: Readonly<Record<AccountPage, ComponentType>> = {
  profile: lazy(LOAD.profile),
  preferences: lazy(LOAD.preferences),
  documents: lazy(LOAD.documents),
  references: lazy(LOAD.references),
  integrity: lazy(LOAD.integrity),
};

/** Requests the tab of an address early; a failed request is made again when the tab is shown. */
function loadTabOf(query: URLSearchParams): void {
  if (!isVerifyBankid(query)) LOAD[accountPage(query)]().catch(() => undefined);
}

// In a browser that opens the page: beside its code, not after its hydration
if (typeof window !== 'undefined' && window.location.pathname === ACCOUNT_PLACES.profile) {
  loadTabOf(new URLSearchParams(window.location.search));
}

/** What each tab reads before it is shown; the other two read their data themselves. */
const READ: Readonly<Record<AccountPage, (prefetch: Prefetch) => Promise<unknown>[]>> = {
  profile: (prefetch) => [
    prefetch.read(getJobPreferences, {}),
    prefetch.read(getReferences, {}),
    prefetch.read(getExperiences, {}),
    prefetch.read(getUserDocuments, {}),
    prefetch.read(getRecruiterView, {}),
    prefetch.read(getProfileViews, {}),
  ],
  preferences: (prefetch) => [prefetch.read(getJobPreferences, {})],
  documents: () => [],
  references: (prefetch) => [prefetch.read(getReferences, {}), prefetch.read(getExperiences, {})],
  integrity: (prefetch) => [prefetch.read(getCalendarAddress, {})],
};

export const loader = candidateLoader(async (prefetch, { url }) => {
  if (isVerifyBankid(url.searchParams)) return VerifyBankid.load();
  if (typeof window !== 'undefined') loadTabOf(url.searchParams);
  // A tab reads missing data again, or shows an error; its other parts are shown meanwhile
  await Promise.allSettled(READ[accountPage(url.searchParams)](prefetch));
});

/** The candidate's account; `?page=` names the tab, or `verify-bankid` (part 2). */
export function Component() {
  const { t } = useWords();
  const [query] = useSearchParams();
  const profile = useProfile();
  const hydrated = useHydrated();
  const page = accountPage(query);
  const Tab = TABS[page];
  // A visitor is being redirected to sign in
  if (!profile) return null;
  const waiting = (
    <div aria-busy="true">
      <p role="status" className="vk-visually-hidden">
        {t('account.loading')}
      </p>
      <Skeleton shape="block" height="30rem" />
    </div>
  );
  if (isVerifyBankid(query)) {
    return (
      <Suspense fallback={waiting}>
        <VerifyBankid {...readVerifyBankid(query)} />
      </Suspense>
    );
  }
  return (
    <>
      <PageHead title={t('account.title')} noIndex />
      <AccountFrame profile={profile} page={page} linkComponent={RouterLink}>
        {/* Unsaved input is in the browser's storage: a tab waits until it has been read */}
        {hydrated ? (
          <Suspense key={page} fallback={waiting}>
            <Tab />
          </Suspense>
        ) : (
          waiting
        )}
      </AccountFrame>
    </>
  );
}
