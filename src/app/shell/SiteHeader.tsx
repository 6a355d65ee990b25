import { Button } from '@vikari/ui-kit/Button';
import { Header } from '@vikari/ui-kit/Header';
import { Logo } from '@vikari/ui-kit/Logo';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import type { SignInPurpose } from '#domain/signIn/signInProblem';
import { safeTargetPath } from '#domain/signIn/targetPath';
import { BRAND } from '../../config/brand';
import { useSavedCount } from '../../data/saved/savedCount';
import { useUnreadChats } from '../../data/unreadChats';
import { useWords } from '../../i18n/intl';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import { useProfile } from '../../session/useProfile';
import { AccountMenuPart } from './accountMenuPart';
import { LanguageLinks } from './LanguageLinks';
import { useAuthOverlay } from './useAuthOverlay';
import { useSignOut } from './useSignOut';

/**
 * Where a sign-in returns to: this page, or the target of the current sign-in page. `overPage` says
 * whether the overlay may open over the page: not over a sign-in page.
 */
function useReturnPath(): { returnPath: string | undefined; overPage: boolean } {
  const { pathname, search } = useLocation();
  if (!/^\/(login|register|auth)/.test(pathname)) {
    return { returnPath: pathname + search, overPage: true };
  }
  const target = safeTargetPath(new URLSearchParams(search).get('target_path'));
  return { returnPath: target ?? undefined, overPage: false };
}

/** The header of every page. */
export function SiteHeader() {
  const { t, language } = useWords();
  const { pathname } = useLocation();
  const profile = useProfile();
  const unread = useUnreadChats();
  const saved = useSavedCount();
  const { returnPath, overPage } = useReturnPath();
  const { overlay, inPlace } = useAuthOverlay(returnPath);
  const signOut = useSignOut(profile?.userId);
  const jobs = paths.availableJobs(language);
  // On the sign-in pages a link goes from one to the other.
  const waysIn = (tab: SignInPurpose) => (overPage ? inPlace(tab, paths[tab](returnPath)) : {});
  return (
    <>
      <Header
        logo={<Logo />}
        homeHref={paths.home()}
        tagline={t('shell.tagline')}
        linkComponent={RouterLink}
        links={[
          { label: t('shell.nav.jobs'), href: jobs, current: pathname === jobs },
          {
            label: t('shell.nav.applications'),
            href: paths.applications(),
            current: pathname === paths.applications(),
          },
          {
            label: t('shell.nav.messages'),
            href: paths.messages(),
            current: pathname.startsWith(paths.messages()),
            unread: unread?.text,
          },
          {
            label: t('shell.nav.saved') + (saved ? ` (${saved})` : ''),
            href: paths.saved(),
            current: pathname === paths.saved(),
          },
        ]}
        actions={
          profile ? (
            <Suspense>
              <AccountMenuPart
                firstName={profile.firstName}
                imageUrl={profile.profileImageUrl}
                signOut={signOut.buttons}
              />
            </Suspense>
          ) : (
            <Button
              size="small"
              href={paths.register(returnPath)}
              linkComponent={RouterLink}
              {...waysIn('register')}
            >
              {t('shell.nav.register')}
            </Button>
          )
        }
        menuActions={profile && signOut.buttons}
        secondaryActions={
          !profile && (
            <Button
              variant="quiet"
              size="small"
              href={paths.login(returnPath)}
              linkComponent={RouterLink}
              {...waysIn('login')}
            >
              {t('shell.nav.login')}
            </Button>
          )
        }
        utilities={<LanguageLinks />}
        labels={{
          home: `${BRAND.name}: ${t('shell.home')}`,
          nav: t('shell.nav.main'),
          menu: t('shell.nav.menu'),
        }}
      />
      {profile && signOut.under}
      {overlay}
    </>
  );
}
