import { useEffect, useEffectEvent, useState } from 'react';
import type { BankidPurpose } from '#domain/signIn/bankidRequests';
import type { SignInProblem } from '#domain/signIn/signInProblem';
import { useSiteData } from '../../data/SiteDataProvider';
import { type AuthPageState, authPageState } from '../../session/authPageState';
import { type BankidOutcome, finishBankid, type ReturnFrom } from '../../session/finishBankid';
import { notifyOpener, notifyReturned } from '../../session/notifyOpener';
import { hasReturnFragment, returningState } from '../../session/returnFragment';
import { opened, type SignInFlow, signInFlow } from './signInFlow';
import type { OnGo } from './useSignIn';

/** What the page does with a return. */
interface ReturnHandlers {
  /** Goes to a page of the site, with a problem for it to show. */
  onGo: OnGo;
  /** The sign-in began in the overlay, which opens again and finishes it; absent in the overlay. */
  onOverlay?: (kept: AuthPageState) => void;
  onStopped?: (problem: SignInProblem) => void;
}

/**
 * Processes the answer of BankID or a provider, and continues as `signInFlow` says.
 * @param from - null when the user has not come back from one.
 */
export function useSignInReturn(
  from: ReturnFrom | null,
  { onGo, onOverlay, onStopped }: ReturnHandlers,
): {
  flow: SignInFlow;
  purpose: BankidPurpose | null;
  /** The page that opened this window continues; this window can be closed. */
  continued: boolean;
} {
  const data = useSiteData();
  // The server cannot read what the browser has stored
  const [purpose, setPurpose] = useState<BankidPurpose | null>(null);
  const [continued, setContinued] = useState(false);
  const [flow, setFlow] = useState<SignInFlow>(from === null ? opened() : { state: 'returned' });

  const handleOutcome = useEffectEvent((outcome: BankidOutcome) => {
    const [next, effects] = signInFlow(flow, { type: 'finished', outcome });
    setFlow(next);
    for (const effect of effects) if (effect.type === 'go') onGo(effect);
    if (next.state === 'problem') onStopped?.(next.problem);
  });
  /** Whether the overlay takes the return over. */
  const isForOverlay = useEffectEvent((kept: AuthPageState | null) => {
    if (!kept?.overlay || !onOverlay || !hasReturnFragment(data)) return false;
    onOverlay(kept);
    return true;
  });

  useEffect(() => {
    if (from === null) return;
    const state = returningState(data);
    const kept = state === null ? null : authPageState.read(state);
    setPurpose(kept?.purpose ?? null);
    if (isForOverlay(kept)) return;
    let gone = false;
    const inWindow = kept?.inWindow;
    if (inWindow) notifyReturned(inWindow);
    void finishBankid(data, from).then(async (outcome) => {
      if (gone) return;
      if (!inWindow || !(await notifyOpener(inWindow, outcome))) return handleOutcome(outcome);
      setContinued(true);
      window.close();
    });
    return () => {
      gone = true;
    };
  }, [data, from]);

  return { flow, purpose, continued };
}
