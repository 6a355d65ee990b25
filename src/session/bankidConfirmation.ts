import { ApiError } from '#domain/api/errors';
import type { Language } from '#domain/language';
import type { BankidDevice } from '#domain/signIn/bankidRequests';
import { verifyBankidPath } from '#domain/signIn/verifyBankid';
import type { ApiClient } from '../data/apiClient';
import { HANDHELD } from '../lib/handheld';
import { leaveForBankid } from './signIn';

/** The device that the user probably has BankID on. */
const usualDevice = (): BankidDevice => (window.matchMedia(HANDHELD).matches ? 'same' : 'other');

/**
 * Redirects to BankID after a call was refused with `bankid_confirmation_required`. The browser
 * returns to `targetPath`, where the user tries again. A user without BankID is led to connect one,
 * which counts as using it. Rejects with an `ApiError` when BankID cannot be reached.
 */
export async function startBankidConfirmation(
  api: ApiClient,
  targetPath: string,
  language: Language,
): Promise<void> {
  const state = { targetPath, sessionID: null, sharedComputer: false, purpose: 'confirm' } as const;
  try {
    await leaveForBankid(api, state, usualDevice(), language);
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'conflict')) throw error;
    window.location.assign(verifyBankidPath({ targetPath }));
  }
}
