import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useMatches, useNavigate, useRevalidator } from 'react-router-dom';
import { getMe, type Me } from '#domain/api/v2';
import { useApiClient } from '../../data/ApiClientContext';
import { forgetAnswers } from '../../data/forgetAnswers';
import { keyOf } from '../../data/useApi';
import { paths } from '../../lib/site/paths';
import { announceMe, VISITOR } from '../../session/announceMe';
import { forgetEverythingOfTheUser } from '../../session/forgetUser';
import { catchUpOnSignOut } from '../../session/missedSignOut';
import { profileChange } from '../../session/profileChange';
import { onSessionNews, type SessionNews, tellAllTabs } from '../../session/sessionNews';
import { useProfile } from '../../session/useProfile';
import { GUARDED } from '../guards/guarded';

/**
 * Whether the page is kept from being drawn: not at all, while it is read anew, or until the tab
 * has left the candidate's own pages, whose guard would ask a visitor to sign in.
 */
type Cover = 'off' | 'on' | 'until_public';

/** That the person was signed out, on the page where they were left. */
interface SignedOut {
  /** How many sessions ended, when all of them did. */
  sessionsEnded: number | null;
  path: string;
}

/** What becomes of a tab's page when the session of its browser changes. */
interface SharedSession {
  /** The user whom the tab shows; null for nobody, undefined while that is being asked. */
  shown: string | null | undefined;
  /** The page must not be drawn: it shows a person who is no longer signed in. */
  covered: boolean;
  signedOut: SignedOut | null;
  /** Asks the server who is signed in, and follows the answer. */
  askWho: () => Promise<void>;
  /** Somebody has signed out; `sessionsEnded` when they did so everywhere. */
  signOut: (sessionsEnded: number | null) => void;
}

/** Keeps the person that a tab shows the same as in all tabs of the browser. */
export function useSharedSession(): SharedSession {
  const api = useApiClient();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  const isGuarded = useMatches().some(({ id }) => id === GUARDED);
  const profile = useProfile();
  const shown = profile === undefined ? undefined : (profile?.userId ?? null);
  const latest = useRef(shown);
  /** Counts sign-outs: what was asked before one is not believed after it. */
  const signOuts = useRef(0);
  const asking = useRef<Promise<void> | null>(null);
  const [cover, setCover] = useState<Cover>('off');
  const [signedOut, setSignedOut] = useState<SignedOut | null>(null);

  /** Takes the page away, then what it was drawn from, and draws it anew for `next`. */
  async function startOver(next: Me, forget: boolean): Promise<void> {
    const goesHome = isGuarded && next.profile === null && forget;
    flushSync(() => setCover(goesHome ? 'until_public' : 'on'));
    if (forget) forgetEverythingOfTheUser();
    await announceMe(next);
    await forgetAnswers(keyOf(getMe, {}));
    if (goesHome) {
      await navigate(paths.home());
      return;
    }
    // A candidate's own page of which the session was lost is its guard's affair
    if (!isGuarded || next.profile !== null) await revalidate();
    setCover('off');
  }

  async function follow(): Promise<void> {
    const signOutsBefore = signOuts.current;
    const answer = await api.call(getMe, {}).catch(() => null);
    if (answer === null || signOuts.current !== signOutsBefore) return;
    const change = profileChange(latest.current, answer.profile?.userId ?? null);
    if (change === 'lost' || change === 'replaced') {
      await startOver(answer, change === 'replaced');
    } else {
      await announceMe(answer);
    }
  }

  function askWho(): Promise<void> {
    asking.current ??= follow().finally(() => {
      asking.current = null;
    });
    return asking.current;
  }

  function signOut(sessionsEnded: number | null): void {
    const isNews = latest.current !== null;
    if (!isNews && sessionsEnded === null) return;
    setSignedOut((last) => ({
      sessionsEnded,
      path: last?.path ?? (isGuarded ? paths.home() : pathname),
    }));
    if (!isNews) return;
    signOuts.current += 1;
    latest.current = null;
    void startOver(VISITOR, true);
  }

  const handleNews = useEffectEvent((news: SessionNews, fromHere: boolean) => {
    if (news.type === 'signed_out') {
      signOut(news.sessionsEnded);
      catchUpOnSignOut();
    } else if (!fromHere && shown !== undefined && news.userId !== shown) {
      void askWho();
    }
  });
  useEffect(() => onSessionNews((news, fromHere) => handleNews(news, fromHere)), []);

  useEffect(() => {
    latest.current = shown;
    if (shown !== undefined) tellAllTabs({ type: 'seen', userId: shown });
    if (shown) setSignedOut(null);
  }, [shown]);

  useEffect(() => {
    if (cover === 'until_public' && !isGuarded) setCover('off');
  }, [cover, isGuarded]);

  useEffect(() => {
    if (cover === 'off') setSignedOut((last) => (last?.path === pathname ? last : null));
  }, [pathname, cover]);

  // A page out of the back/forward cache has heard nothing for as long as it was there
  const handlePageShow = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    catchUpOnSignOut();
    void askWho();
  });
  useEffect(() => {
    const listener = (event: PageTransitionEvent) => handlePageShow(event);
    window.addEventListener('pageshow', listener);
    return () => window.removeEventListener('pageshow', listener);
  }, []);

  const covered = cover === 'on' || (cover === 'until_public' && isGuarded);
  return { shown, covered, signedOut, askWho, signOut };
}
