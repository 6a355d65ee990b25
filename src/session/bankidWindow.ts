import { type BankidDevice, isForSignedIn } from '#domain/api/session';
import type { Language } from '#domain/language';
import { STORAGE_KEY, TIMING } from '#domain/limits';
import type { SiteData } from '../data/siteData';
import { wait } from '../lib/wait';
import { type AuthPageState, authPageState } from './authPageState';
import type { BankidOutcome } from './finishBankid';
import { removeRegistrationDrafts } from './registrationDraft';
import { askWhoIsSignedIn, requestBankid } from './signIn';
import { parseWindowMessage, type WindowAnswer, windowChannel } from './windowMessages';

/** Milliseconds between two looks at the window. */
const LOOK_AGAIN = 500;

/** What the page hears of the window. */
export type WindowEvent =
  /** It is there: it has come back from BankID. */
  | { type: 'seen' }
  /** It was closed, or cannot be reached any longer. */
  | { type: 'lost' }
  /** It has answered, which is being finished. */
  | { type: 'answered' }
  | { type: 'finished'; outcome: BankidOutcome };

/** BankID's window, for the page that opened it. */
export interface BankidWindow {
  /** Brings it to the front. */
  show: () => void;
  /** Closes it, and hears it no longer. */
  close: () => void;
}

export interface WindowDeparture {
  device: BankidDevice;
  kept: AuthPageState;
}

/**
 * Leads an empty window to BankID, and follows it until it has answered. Where the window cannot
 * answer, this page goes to BankID itself and null is returned.
 * Rejects when no authorization request could be made.
 */
export async function followBankid(
  opened: Window,
  { device, kept }: WindowDeparture,
  { data, language, onEvent }: FollowOptions,
): Promise<BankidWindow | null> {
  const address = await requestBankid(data.api, kept, device, language);
  const state = new URL(address, window.location.href).searchParams.get('state');
  const channel = state === null ? null : windowChannel(state);
  if (state === null || channel === null || !handOver(opened, { ...kept, inWindow: state })) {
    channel?.close();
    opened.close();
    authPageState.write(kept);
    window.location.assign(address);
    return null;
  }
  opened.location.replace(address);
  return follow(opened, channel, { data, kept, onEvent });
}

interface FollowOptions {
  data: SiteData;
  language: Language;
  onEvent: (event: WindowEvent) => void;
}

/** Puts what it left with into the window's own store; false where the window has none. */
function handOver(opened: Window, { overlay: _, ...kept }: AuthPageState): boolean {
  try {
    opened.sessionStorage.setItem(STORAGE_KEY.authPageState, JSON.stringify(kept));
    // BankID's page is not to reach this one
    opened.opener = null;
    return true;
  } catch {
    return false;
  }
}

function follow(
  opened: Window,
  channel: BroadcastChannel,
  { data, kept, onEvent }: Pick<FollowOptions, 'data' | 'onEvent'> & { kept: AuthPageState },
): BankidWindow {
  let lost = false;
  // A window that the policy for openers cut off looks closed too. Then the person is in front of
  // it, and not here.
  const look = setInterval(() => {
    if (lost || !opened.closed || !document.hasFocus()) return;
    lost = true;
    onEvent({ type: 'lost' });
  }, LOOK_AGAIN);

  function stop(): void {
    clearInterval(look);
    channel.close();
  }

  channel.onmessage = async ({ data: message }: MessageEvent<unknown>) => {
    const news = parseWindowMessage(message);
    if (news === null || news.type === 'received') return;
    if (news.type === 'returned') {
      lost = false;
      onEvent({ type: 'seen' });
      return;
    }
    channel.postMessage({ type: 'received' });
    stop();
    onEvent({ type: 'answered' });
    onEvent({ type: 'finished', outcome: await outcomeOf(news, data, kept) });
  };

  return {
    show() {
      // One that was cut off cannot be brought to the front
      if (opened.closed) onEvent({ type: 'lost' });
      else opened.focus();
    },
    close() {
      stop();
      opened.close();
    },
  };
}

/** How it ended for this page: the server says who is signed in. */
async function outcomeOf(
  answer: WindowAnswer,
  data: SiteData,
  kept: AuthPageState,
): Promise<BankidOutcome> {
  if (answer.type === 'cancelled') return { kind: 'failed', code: 'bankid_cancelled', state: kept };
  if (answer.type === 'failed') return { kind: 'failed', code: answer.code, state: kept };
  try {
    const profile = await askWhoIsSignedIn(data);
    const done = profile && (kept.purpose !== 'connect' || profile.bankIdVerified);
    if (!done) return { kind: 'failed', code: 'no_auth_session', state: kept };
  } catch {
    return { kind: 'failed', code: 'network_error', state: kept };
  }
  if (!isForSignedIn(kept.purpose)) {
    removeRegistrationDrafts();
    await wait(TIMING.postLogin);
  }
  return { kind: 'signed_in', targetPath: kept.targetPath };
}
