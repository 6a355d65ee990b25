import { STORAGE_KEY } from '#domain/limits';
import { safeTargetPath } from '#domain/targetPath';
import { localStore } from '../lib/localStore';

/** Why she left for BankID. */
export type AuthPurpose = 'login' | 'register';

/** What is kept while she is away at BankID, and restored when she returns. */
export interface AuthPageState {
  purpose: AuthPurpose;
  /** Where to go afterwards: a path of this site. */
  targetPath: string | null;
  /** The registration that the BankID completes; null when she only logs in. */
  sessionID: string | null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Whatever stands in the store, made safe; null when it is nothing of ours. */
export function parseAuthPageState(value: unknown): AuthPageState | null {
  if (!isRecord(value)) return null;
  const { purpose, targetPath, sessionID } = value;
  if (purpose !== 'login' && purpose !== 'register') return null;
  return {
    purpose,
    targetPath: safeTargetPath(targetPath),
    sessionID: typeof sessionID === 'string' ? sessionID : null,
  };
}

export const authPageState = {
  read: (): AuthPageState | null => parseAuthPageState(localStore.read(STORAGE_KEY.authPageState)),
  write: (state: AuthPageState): void => localStore.write(STORAGE_KEY.authPageState, state),
  remove: (): void => localStore.remove(STORAGE_KEY.authPageState),
};
