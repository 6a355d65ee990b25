import { ApiError } from '#domain/api/errors';
import { socialConnections } from '#domain/api/social';
import type { Language } from '#domain/language';
import type { ApiClient } from '../data/apiClient';
import { leaveForProvider } from './social';

/** How the account's owner shows that it is theirs: with BankID, or by any way that they had before. */
export type Proof = 'bankid' | 'any';

/**
 * Redirects to a provider that signs the candidate in, after a call was refused with
 * `proof_required`. The browser returns to `targetPath`, where they try again. Rejects with an
 * `ApiError` when the account has none, or it cannot be reached.
 */
export async function leaveForProof(
  api: ApiClient,
  targetPath: string,
  language: Language,
): Promise<void> {
  const { results } = await api.call(socialConnections, {});
  // One that was just added proves nothing yet
  const known = results.find(({ countsFrom }) => countsFrom === null);
  if (!known) throw new ApiError('unsupported_provider', 'The account has no such provider.');
  const kept = { purpose: 'confirm', targetPath, sessionID: null, sharedComputer: false } as const;
  await leaveForProvider(api, kept, known.provider, language);
}
