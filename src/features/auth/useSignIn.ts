import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BankidDevice } from '#domain/signIn/bankidRequests';
import type { SignInProblem } from '#domain/signIn/signInProblem';
import { useSiteData } from '../../data/SiteDataProvider';
import { useWords } from '../../i18n/intl';
import { askWhoIsSignedIn, leaveForBankid } from '../../session/signIn';
import { leaveForProvider } from '../../session/social';
import { SignInError, signInStep } from './authProblem';
import {
  type Departure,
  opened,
  type SignInEffect,
  type SignInEvent,
  type SignInMethod,
  type SignInShown,
  shownOf,
  signInFlow,
  waitingDevice,
} from './signInFlow';
import type { WindowOnPage } from './waitInWindow';

/** On a computer the QR code is scanned with a phone, so the page can stay open. */
const COMPUTER = '(min-width: 769px) and (pointer: fine)';

/**
 * An empty window for BankID; null on a phone, and when the browser blocks it. It must be opened
 * during the press, before any call.
 */
const openWindow = (device: BankidDevice): Window | null =>
  device === 'other' && window.matchMedia(COMPUTER).matches
    ? window.open('', '', 'popup,width=480,height=760')
    : null;

/**
 * Prepares the redirect of a method; null when the page stays. A `SignInError` is shown as its
 * problem.
 */
type Prepare = () => Promise<Departure | null>;

/** Called with the page to go to when the sign-in has ended here. */
export type OnGo = (effect: Extract<SignInEffect, { type: 'go' }>) => void;

/** Signing in from a page: its state, and the function that begins a method. */
export interface SignIn extends SignInShown {
  /** The device whose button is loading. */
  pending: BankidDevice | null;
  /** Shown instead of the buttons while BankID is open in a separate window; otherwise null. */
  wait: ReactNode;
  /** Begins a method. An error of `prepare` other than a `SignInError` is the caller's. */
  start: (method: SignInMethod, prepare: Prepare) => Promise<void>;
}

/**
 * Performs the effects of `signInFlow`.
 * @param arrival a problem to show from the start.
 */
export function useSignIn(onGo: OnGo, arrival: SignInProblem | null = null): SignIn {
  const data = useSiteData();
  const { t, language } = useWords();
  const [flow, setFlow] = useState(() => opened(arrival));
  // Several events can come before the next render
  const latest = useRef(flow);
  const bankid = useRef<WindowOnPage | null>(null);

  /** Resolves to true when BankID is open in a separate window and this page stays. */
  async function leave(departure: Departure): Promise<boolean> {
    if ('provider' in departure) {
      const { kept, provider } = departure;
      await leaveForProvider(data.api, kept, provider, language);
      return false;
    }
    const { device, kept } = departure;
    const own = openWindow(device);
    const inWindow = own && (await import('./waitInWindow').catch(() => null));
    if (!inWindow) {
      own?.close();
      await leaveForBankid(data.api, kept, device, language);
      return false;
    }
    const onEvent = (event: SignInEvent) => void put(event, async () => departure);
    const opening = t('auth.bankid.opening');
    const options = { data, language, opening, onEvent };
    bankid.current = await inWindow.waitInWindow(own, departure, options);
    return bankid.current !== null;
  }

  /** Performs one step; a `SignInError` becomes an event. */
  async function attempt(step: () => Promise<SignInEvent | null>, prepare: Prepare): Promise<void> {
    let next: SignInEvent | null;
    try {
      next = await step();
    } catch (error) {
      if (!(error instanceof SignInError)) {
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
          const stays = await signInStep(departure.kept.purpose, leave(departure));
          return stays ? { type: 'opened' } : null;
        }, prepare);
      } else if (effect.type === 'ask_who') {
        await askWhoIsSignedIn(data).catch(() => undefined);
      } else if (effect.type === 'go') {
        onGo(effect);
      }
    }
  }

  // The back/forward cache may show this page again after BankID, in its old state
  const handlePageShow = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) void put({ type: 'restored' }, async () => null);
  });
  useEffect(() => {
    const listener = (event: PageTransitionEvent) => handlePageShow(event);
    window.addEventListener('pageshow', listener);
    return () => {
      window.removeEventListener('pageshow', listener);
      // A page that is being left ignores the window's answer
      bankid.current?.close();
      latest.current = opened();
    };
  }, []);

  const shown = shownOf(flow);
  return {
    ...shown,
    pending: waitingDevice(shown),
    wait: bankid.current?.draw(shown.view) ?? null,
    start: (method, prepare) => put({ type: 'chosen', method }, prepare),
  };
}
