import { useEffect, useState } from 'react';
import type { BankidDevice } from '#domain/api/session';
import type { SignInProblem } from '#domain/signInProblem';
import { useSiteData } from '../../data/SiteDataProvider';
import { useWords } from '../../i18n/intl';
import type { AuthPageState } from '../../session/authPageState';
import { askWhoIsSignedIn, leaveForBankid } from '../../session/signIn';
import { AuthStop, during } from './authProblem';

/** Leaving for BankID: what is under way, and what stopped it. */
export interface BankidStart {
  pending: BankidDevice | null;
  problem: SignInProblem | null;
  /**
   * Leaves with the state that `prepare` gives; null stays here. An `AuthStop` is told as its
   * problem, any other error is the caller's.
   */
  start: (device: BankidDevice, prepare: () => Promise<AuthPageState | null>) => Promise<void>;
}

/** @param first - a problem to be told from the start. */
export function useBankidStart(first: SignInProblem | null = null): BankidStart {
  const data = useSiteData();
  const { language } = useWords();
  const [pending, setPending] = useState<BankidDevice | null>(null);
  const [problem, setProblem] = useState(first);

  // Back from BankID the browser may show this very page again, as it was left.
  useEffect(() => {
    const stopWaiting = (event: PageTransitionEvent) => {
      if (event.persisted) setPending(null);
    };
    window.addEventListener('pageshow', stopWaiting);
    return () => window.removeEventListener('pageshow', stopWaiting);
  }, []);

  return {
    pending,
    problem,
    async start(device, prepare) {
      setPending(device);
      setProblem(null);
      try {
        const state = await prepare();
        if (state) await during(state.purpose, leaveForBankid(data.api, state, device, language));
        else setPending(null);
      } catch (error) {
        setPending(null);
        if (!(error instanceof AuthStop)) throw error;
        setProblem(error.problem);
        // Another tab has signed in meanwhile: this page is left as soon as that is known.
        if (error.problem === 'signed_in') await askWhoIsSignedIn(data).catch(() => undefined);
      }
    },
  };
}
