import type { Language } from '#domain/language';
import { TIMING } from '#domain/limits';
import { type BankidDevice, isForSignedIn } from '#domain/signIn/bankidRequests';
import type { SiteData } from '../data/siteData';
import { wait } from '../lib/wait';
import { type AuthPageState, authPageKey, authPageState, storedAuthPage } from './authPageState';
import type { BankidOutcome } from './finishBankid';
import { removeRegistrationDrafts } from './registrationDraft';
import { askWhoIsSignedIn, requestBankid } from './signIn';
import { parseWindowMessage, type WindowAnswer, windowChannel } from './windowMessages';

/** Milliseconds between two checks of the window. */
const LOOK_AGAIN = 500;

/** The events of BankID's window, for the page that opened it. */
export type WindowEvent =
  /** The window has come back from BankID. */
  | { type: 'seen' }
  /** The window was closed, or cannot be reached any longer. */
  | { type: 'lost' }
  /** The window has answered, and the answer is being processed. */
  | { type: 'answered' }
  | { type: 'finished'; outcome: BankidOutcome };

/** BankID's window, for the page that opened it. */
export interface BankidWindow {
  /** Brings it to the front. */
  show: () => void;
  /** Closes it and stops listening to it. */
  close: () => void;
}

export interface WindowDeparture {
  device: BankidDevice;
  kept: AuthPageState;
}

/**
 * Opens BankID in an empty window, and waits for its answer. When the window cannot answer, this
 * page is redirected to BankID itself and null is returned. Rejects when no authorization request
 * could be made.
 */
export async function followBankid(
  opened: Window,
  { device, kept }: WindowDeparture,
  { data, language, onEvent }: FollowOptions,
): Promise<BankidWindow | null> {
  const { address, state } = await requestBankid(data.api, kept, device, language);
  const channel = state === null ? null : windowChannel(state);
  if (state === null || channel === null || !handOver(opened, kept, state)) {
    channel?.close();
    opened.close();
    if (state !== null) authPageState.write(state, kept);
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

/** Copies the state into the window's own `sessionStorage`; false when the window has none. */
function handOver(opened: Window, { overlay: _, ...kept }: AuthPageState, state: string): boolean {
  try {
    const stored = storedAuthPage({ ...kept, inWindow: state }, Date.now());
    opened.sessionStorage.setItem(authPageKey(state), JSON.stringify(stored));
    // BankID's page must not be able to reach this one
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
  // A window that `Cross-Origin-Opener-Policy` has separated also reads as closed. Then the user is
  // in that window, and this page does not have the focus.
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
      // A window that was separated cannot be brought to the front
      if (opened.closed) onEvent({ type: 'lost' });
      else opened.focus();
    },
    close() {
      stop();
      opened.close();
    },
  };
}

/** The outcome for this page: it asks the server who is signed in. */
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
