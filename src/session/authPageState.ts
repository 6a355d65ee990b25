import { STORAGE_KEY } from '#domain/limits';
import { BANKID_PURPOSES, type BankidPurpose } from '#domain/signIn/bankidRequests';
import type { SignInPurpose } from '#domain/signIn/signInProblem';
import { safeTargetPath } from '#domain/signIn/targetPath';
import type { SocialProviderId } from '#domain/signIn/ways';
import { SOCIAL_PROVIDERS } from '#domain/signIn/ways';
import { localStore } from '../lib/store/localStore';
import { sessionStore } from '../lib/store/sessionStore';

/** What is stored while the user is at BankID or a provider, and restored when they return. */
export interface AuthPageState {
  purpose: BankidPurpose;
  /** Where to go afterwards: a path of this site. */
  targetPath: string | null;
  /** The registration that the BankID completes; null for a login. */
  sessionID: string | null;
  /** The computer is shared with others. */
  sharedComputer: boolean;
  /** The provider that the user went to; absent for BankID. */
  provider?: SocialProviderId;
  /**
   * The overlay's tab where the sign-in began: on return, the overlay opens again over
   * `targetPath`.
   */
  overlay?: SignInPurpose;
  /** Set when BankID is open in a separate window: the state of its authorization request. */
  inWindow?: string;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Validates what is stored; null when it is not a stored state. */
export function parseAuthPageState(value: unknown): AuthPageState | null {
  if (!isRecord(value)) return null;
  const { targetPath, sessionID, sharedComputer, overlay, inWindow } = value;
  const purpose = BANKID_PURPOSES.find((known) => known === value.purpose);
  const provider = SOCIAL_PROVIDERS.find((known) => known === value.provider);
  if (purpose === undefined) return null;
  return {
    purpose,
    targetPath: safeTargetPath(targetPath),
    sessionID: typeof sessionID === 'string' ? sessionID : null,
    sharedComputer: sharedComputer === true,
    ...(provider && { provider }),
    ...((overlay === 'login' || overlay === 'register') && { overlay }),
    ...(typeof inWindow === 'string' && { inWindow }),
  };
}

const PREFIX = `${STORAGE_KEY.authPageState}.`;
const STORES = [sessionStore, localStore];

/** Milliseconds after which a request can no longer be answered: the server's, with a margin. */
const LIFETIME = 20 * 60 * 1000;

/** Where the state of one authorization request is stored. */
export const authPageKey = (state: string): string => PREFIX + state;

/** The stored value: with the time it becomes too old by, milliseconds. */
export const storedAuthPage = (kept: AuthPageState, now: number) => ({ ...kept, at: now });

const isOver = (value: unknown, now: number): boolean =>
  !isRecord(value) || typeof value.at !== 'number' || value.at > now || now - value.at >= LIFETIME;

/** Removes what was left by requests that nobody came back from. */
function prune(now: number): void {
  for (const store of STORES) {
    for (const key of store.keys(PREFIX)) if (isOver(store.read(key), now)) store.remove(key);
  }
}

/**
 * What is kept for each authorization request, by the `state` that its answer repeats: several tabs
 * may be signing in at once, each for its own page.
 */
export const authPageState = {
  /** null for a state that this browser has kept nothing of. */
  read(state: string): AuthPageState | null {
    const key = authPageKey(state);
    return parseAuthPageState(sessionStore.read(key)) ?? parseAuthPageState(localStore.read(key));
  },
  // A shared computer is no phone that may come back in another tab
  write(state: string, kept: AuthPageState): void {
    const now = Date.now();
    prune(now);
    const stored = storedAuthPage(kept, now);
    if (kept.sharedComputer) sessionStore.write(authPageKey(state), stored);
    else localStore.write(authPageKey(state), stored);
  },
  /** The states that something is kept under. */
  states: (): string[] =>
    STORES.flatMap((store) => store.keys(PREFIX).map((key) => key.slice(PREFIX.length))),
  remove(state: string): void {
    for (const store of STORES) store.remove(authPageKey(state));
  },
};
