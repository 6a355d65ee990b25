import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BankidDevice } from '#domain/api/session';
import type { SignInProblem } from '#domain/signInProblem';
import { useSiteData } from '../../data/SiteDataProvider';
import { useWords } from '../../i18n/intl';
import { askWhoIsSignedIn, leaveForBankid } from '../../session/signIn';
import { leaveForProvider } from '../../session/social';
import { AuthStop, during } from './authProblem';
import {
  type Departure,
  opened,
  type SignInEvent,
  type SignInMethod,
  type SignInShown,
  shownOf,
  signInFlow,
  waitingDevice,
} from './signInFlow';

/** Gives what a method leaves with; null stays here. An `AuthStop` is told as its problem. */
type Prepare = () => Promise<Departure | null>;

/** Signing in from a page: what it shows, and how a method is begun. */
export interface SignIn extends SignInShown {
  /** The device whose button waits. */
  pending: BankidDevice | null;
  /** Begins a method. An error of `prepare` that is no `AuthStop` is the caller's. */
  start: (method: SignInMethod, prepare: Prepare) => Promise<void>;
}

/** Performs what `signInFlow` says. @param told a problem to be told from the start. */
export function useSignIn(told: SignInProblem | null = null): SignIn {
  const data = useSiteData();
  const { language } = useWords();
  const [flow, setFlow] = useState(() => opened(told));
  // Events follow one another before anything is drawn again
  const latest = useRef(flow);

  function leave(departure: Departure): Promise<void> {
    if (!('provider' in departure)) {
      return leaveForBankid(data.api, departure.kept, departure.device, language);
    }
    const { kept, provider } = departure;
    return leaveForProvider(data.api, kept, provider, language);
  }

  /** Does one step of the way; a stop becomes the event that it is. */
  async function attempt(step: () => Promise<SignInEvent | null>, prepare: Prepare): Promise<void> {
    let next: SignInEvent | null;
    try {
      next = await step();
    } catch (error) {
      if (!(error instanceof AuthStop)) {
        await put({ type: 'failed' }, prepare);
        throw error;
      }
      next = { type: 'stopped', problem: error.problem };
    }
    if (next) await put(next, prepare);
  }

  async function put(event: SignInEvent, prepare: Prepare): Promise<void> {
    const [next, effects] = signInFlow(latest.current, event);
    latest.current = next;
    setFlow(next);
    for (const effect of effects) {
      if (effect.type === 'prepare') {
        await attempt(async () => ({ type: 'prepared', departure: await prepare() }), prepare);
      } else if (effect.type === 'leave') {
        const { departure } = effect;
        await attempt(async () => {
          await during(departure.kept.purpose, leave(departure));
          return null;
        }, prepare);
      } else if (effect.type === 'ask_who') {
        await askWhoIsSignedIn(data).catch(() => undefined);
      }
    }
  }

  // Back from BankID the browser may show this very page again, as it was left
  const handlePageShow = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) void put({ type: 'restored' }, async () => null);
  });
  useEffect(() => {
    const listener = (event: PageTransitionEvent) => handlePageShow(event);
    window.addEventListener('pageshow', listener);
    return () => window.removeEventListener('pageshow', listener);
  }, []);

  const shown = shownOf(flow);
  return {
    ...shown,
    pending: waitingDevice(shown),
    start: (method, prepare) => put({ type: 'chosen', method }, prepare),
  };
}
