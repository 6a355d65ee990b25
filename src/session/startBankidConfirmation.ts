import { ApiError } from '#domain/api/errors';
import { beginBankid } from '#domain/api/v2';
import { ACCOUNT_PLACES } from '#domain/candidates/accountPlaces';
import type { SiteData } from '../data/siteData';

/**
 * Leaves for BankID after a call was refused with `bankid_confirmation_required`; the browser comes
 * back to `targetPath`. Who has no BankID yet is led to connect one, which counts as using it.
 * Rejects with an `ApiError` when BankID cannot be reached.
 */
export async function startBankidConfirmation(data: SiteData, targetPath: string): Promise<void> {
  try {
    const { authorizeUrl } = await data.api.call(beginBankid, {
      purpose: 'confirm',
      // Where the screen is touched, the BankID app is likely on this very device
      device: window.matchMedia('(pointer: coarse)').matches ? 'same' : 'other',
      language: document.documentElement.lang === 'en' ? 'en' : 'sv',
      targetPath,
    });
    window.location.assign(authorizeUrl);
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'conflict')) throw error;
    window.location.assign(connectBankidPath(targetPath));
  }
}

/** Where a candidate without a BankID connects one. */
export const connectBankidPath = (targetPath: string): string =>
  `${ACCOUNT_PLACES.bankid}&${new URLSearchParams({ target_path: targetPath })}`;
