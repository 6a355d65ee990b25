import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useMatches, useNavigate, useRevalidator } from 'react-router-dom';
import { getMe, type Me } from '#domain/api/v2';
import { useSiteData } from '../../data/SiteDataProvider';
import { clearAnswers } from '../../data/siteData';
import { isSharedComputer } from '../../lib/sharedComputer';
import { paths } from '../../lib/site/paths';
import { clearShared } from '../../lib/store/localStore';
import { isDeletingAccount } from '../../session/accountDeletion';
import { handleMissedSignOut } from '../../session/missedSignOut';
import { profileChange } from '../../session/profileChange';
import { removeUserData } from '../../session/removeUserData';
import { notifyTabs, onSessionMessage, type SessionMessage } from '../../session/sessionMessages';
import { settleSharedComputer } from '../../session/settleSharedComputer';
import { signOutNote } from '../../session/signOutNote';
import { updateMe, VISITOR } from '../../session/updateMe';
import { useProfile } from '../../session/useProfile';
import { GUARDED } from '../guards/guarded';

/**
 * Whether the page is hidden: not at all, while it is reloaded, or until the tab has left the
 * candidate's own pages, whose guard would ask a visitor to sign in.
 */
type Cover = 'off' | 'on' | 'until_public';

/** The notice that the user was signed out, on the page where it happened. */
interface SignedOut {
  /** How many sessions ended, when all of them did. */
  sessionsEnded: number | null;
  /** What the page adds to it. */
  note: string | null;
  path: string;
}

/** The handlers of a tab for a session that changes in its browser. */
interface SharedSession {
  /** The user that the tab shows; null for a visitor, undefined while that is being read. */
  shown: string | null | undefined;
  /** The page must not be rendered: it shows a user who is no longer signed in. */
  covered: boolean;
  signedOut: SignedOut | null;
  /** Reads the session from the server, and follows the answer. */
  askWho: () => Promise<void>;
  /** A user has signed out; `sessionsEnded` when it was everywhere. */
  signOut: (sessionsEnded: number | null) => void;
}

/** Keeps the user that a tab shows the same in all tabs of the browser. */
export function useSharedSession(): SharedSession {
  const data = useSiteData();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  const isGuarded = useMatches().some(({ id }) => id === GUARDED);
  const profile = useProfile();
  const shown = profile === undefined ? undefined : (profile?.userId ?? null);
  const latest = useRef(shown);
  /** Counts sign-outs: answers to calls made before one are ignored after it. */
  const signOuts = useRef(0);
  const asking = useRef<Promise<void> | null>(null);
  const [cover, setCover] = useState<Cover>('off');
  const [signedOut, setSignedOut] = useState<SignedOut | null>(null);

  /** Hides the page, clears its data, and renders it again for `next`. */
  async function startOver(next: Me, forget: boolean): Promise<void> {
    const goesHome = isGuarded && next.profile === null && forget;
    flushSync(() => setCover(goesHome ? 'until_public' : 'on'));
    if (forget) removeUserData(data);
    clearAnswers(data);
    await updateMe(data, next);
    if (goesHome) {
      await navigate(paths.home());
      return;
    }
    // A lost session on a candidate's own page is handled by its guard
    if (!isGuarded || next.profile !== null) await revalidate();
    setCover('off');
  }

  /** @param unanswered what is taken for the answer where none comes; null changes nothing. */
  async function follow(unanswered: Me | null = null): Promise<void> {
    const signOutsBefore = signOuts.current;
    const answer = await data.api.call(getMe, {}).catch(() => unanswered);
    if (answer === null || signOuts.current !== signOutsBefore || isDeletingAccount(data)) return;
    const change = profileChange(latest.current, answer.profile?.userId ?? null);
    if (change === 'lost' || change === 'replaced') {
      await startOver(answer, change === 'replaced');
    } else {
      await updateMe(data, answer);
    }
  }

  function askWho(): Promise<void> {
    asking.current ??= follow().finally(() => {
      asking.current = null;
    });
    return asking.current;
  }

  function signOut(sessionsEnded: number | null): void {
    if (isDeletingAccount(data)) return;
    const isNews = latest.current !== null;
    if (!isNews && sessionsEnded === null) return;
    const note = signOutNote(data);
    setSignedOut((last) => ({
      sessionsEnded,
      note: last?.note ?? note,
      path: last?.path ?? (isGuarded ? paths.home() : pathname),
    }));
    if (!isNews) return;
    signOuts.current += 1;
    latest.current = null;
    void startOver(VISITOR, true);
  }

  const handleMessage = useEffectEvent((message: SessionMessage, fromHere: boolean) => {
    if (message.type === 'signed_out') {
      signOut(message.sessionsEnded);
      handleMissedSignOut(data);
    } else if (!fromHere && shown !== undefined && message.userId !== shown) {
      void askWho();
    }
  });
  useEffect(() => onSessionMessage((message, fromHere) => handleMessage(message, fromHere)), []);

  useEffect(() => {
    latest.current = shown;
    // The session is over, and somebody else may sit here; drafts wait encrypted for their candidate
    if (shown === null) clearShared();
    if (shown !== undefined) notifyTabs({ type: 'seen', userId: shown });
    if (shown) setSignedOut(null);
  }, [shown]);

  useEffect(() => {
    if (cover === 'until_public' && !isGuarded) setCover('off');
  }, [cover, isGuarded]);

  useEffect(() => {
    if (cover === 'off') setSignedOut((last) => (last?.path === pathname ? last : null));
  }, [pathname, cover]);

  // A page restored from the back/forward cache received no messages while it was there: whoever
  // sits here now may be somebody else, so it is shown once that is known
  const handlePageShow = useEffectEvent(async ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    // Hidden, and not removed: its person goes on with what they had typed
    const { style } = document.documentElement;
    if (latest.current) style.visibility = 'hidden';
    settleSharedComputer(Date.now());
    handleMissedSignOut(data);
    // Without a connection, the computer of many shows nothing of one
    await follow(isSharedComputer() ? { ...VISITOR, sessionEnded: true } : null);
    style.visibility = '';
  });
  useEffect(() => {
    const listener = (event: PageTransitionEvent) => void handlePageShow(event);
    window.addEventListener('pageshow', listener);
    return () => window.removeEventListener('pageshow', listener);
  }, []);

  const covered = cover === 'on' || (cover === 'until_public' && isGuarded);
  return { shown, covered, signedOut, askWho, signOut };
}
