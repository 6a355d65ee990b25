import { Skeleton } from '@vikari/ui-kit/Skeleton';
import { type ComponentType, Suspense } from 'react';
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
import { isVerifyBankid, readVerifyBankid } from '#domain/signIn/verifyBankid';
import type { Prefetch } from '../../data/prefetch';
import { AccountFrame } from '../../features/account/AccountFrame';
import { type AccountPage, accountPage } from '../../features/account/accountPages';
import { useWords } from '../../i18n/intl';
import { lazyPart, loadParts } from '../../lib/late/lazyPart';
import { PageHead } from '../../lib/page/PageHead';
import { RouterLink } from '../../lib/site/RouterLink';
import { useHydrated } from '../../lib/useHydrated';
import { candidateLoader } from '../../session/candidateLoader';
import { useProfile } from '../../session/useProfile';

/** Its form needs no script. */
const VerifyBankid = lazyPart(
  async () => (await import('../../features/auth/VerifyBankid')).VerifyBankid,
  { texts: ['signIn'], server: 'whole' },
);

/** Each tab is loaded when it is opened, with its texts. */
const TABS = {
  profile: lazyPart(async () => (await import('./ProfileTab')).ProfileTab, {
    texts: ['files'],
    server: 'nothing',
  }),
  preferences: lazyPart(async () => (await import('./PreferencesTab')).PreferencesTab, {
    server: 'nothing',
  }),
  documents: lazyPart(async () => (await import('./DocumentsTab')).DocumentsTab, {
    texts: ['documents', 'files'],
    server: 'nothing',
  }),
  references: lazyPart(async () => (await import('./ReferencesTab')).ReferencesTab, {
    server: 'nothing',
  }),
  integrity: lazyPart(async () => (await import('./IntegrityTab')).IntegrityTab, {
    texts: ['integrity', 'planner'],
    server: 'nothing',
  }),
} satisfies Record<AccountPage, ComponentType>;

/** Requests the tab of an address early. */
function prefetchTabOf(query: URLSearchParams): void {
  if (!isVerifyBankid(query)) TABS[accountPage(query)].prefetch();
}

// In a browser that opens the page: beside its code, not after its hydration
if (typeof window !== 'undefined' && window.location.pathname === ACCOUNT_PLACES.profile) {
  prefetchTabOf(new URLSearchParams(window.location.search));
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
  if (isVerifyBankid(url.searchParams)) return loadParts(VerifyBankid);
  if (typeof window !== 'undefined') prefetchTabOf(url.searchParams);
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
