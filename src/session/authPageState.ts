import { BANKID_PURPOSES, type BankidPurpose } from '#domain/api/session';
import { SOCIAL_PROVIDERS } from '#domain/api/signingIn';
import type { SocialProviderId } from '#domain/api/social';
import { STORAGE_KEY } from '#domain/limits';
import type { SignInPurpose } from '#domain/signInProblem';
import { safeTargetPath } from '#domain/targetPath';
import { localStore } from '../lib/localStore';
import { sessionStore } from '../lib/sessionStore';

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

const KEY = STORAGE_KEY.authPageState;
const here = () => parseAuthPageState(sessionStore.read(KEY));

export const authPageState = {
  /**
   * BankID's window uses its own `sessionStorage`: other tabs may be signing in too. So does a
   * sign-in on a shared computer.
   */
  read: (): AuthPageState | null => here() ?? parseAuthPageState(localStore.read(KEY)),
  // A shared computer is no phone that may come back in another tab
  write: (state: AuthPageState): void =>
    (state.sharedComputer ? sessionStore : localStore).write(KEY, state),
  remove: (): void => (here() ? sessionStore : localStore).remove(KEY),
};
