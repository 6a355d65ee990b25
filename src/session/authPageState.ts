import { STORAGE_KEY } from '#domain/limits';
import type { SignInPurpose } from '#domain/signInProblem';
import { safeTargetPath } from '#domain/targetPath';
import { localStore } from '../lib/localStore';

/** What is kept while the person is away at BankID, and restored when they return. */
export interface AuthPageState {
  purpose: SignInPurpose;
  /** Where to go afterwards: a path of this site. */
  targetPath: string | null;
  /** The registration that the BankID completes; null for a login. */
  sessionID: string | null;
  /** Others use the computer too. */
  sharedComputer: boolean;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Whatever stands in the store, made safe; null when it is nothing of ours. */
export function parseAuthPageState(value: unknown): AuthPageState | null {
  if (!isRecord(value)) return null;
  const { purpose, targetPath, sessionID, sharedComputer } = value;
  if (purpose !== 'login' && purpose !== 'register') return null;
  return {
    purpose,
    targetPath: safeTargetPath(targetPath),
    sessionID: typeof sessionID === 'string' ? sessionID : null,
    sharedComputer: sharedComputer === true,
  };
}

export const authPageState = {
  read: (): AuthPageState | null => parseAuthPageState(localStore.read(STORAGE_KEY.authPageState)),
  write: (state: AuthPageState): void => localStore.write(STORAGE_KEY.authPageState, state),
  remove: (): void => localStore.remove(STORAGE_KEY.authPageState),
};
