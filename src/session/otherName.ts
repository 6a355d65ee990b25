import type { ResponseOf } from '#domain/api/endpoint';
import { answerPendingBankid } from '#domain/api/portal';
import { pendingBankid } from '#domain/api/waysIn';
import type { SiteData } from '../data/siteData';
import { useApi } from '../data/useApi';
import { cachedMe, updateMe } from './updateMe';

/**
 * The BankID in another name than the account's that this session is asked about; null for none,
 * and while it is being read.
 * @param wanted - whether to ask the server.
 */
export function usePendingBankid(wanted: boolean): ResponseOf<typeof pendingBankid>['pending'] {
  return useApi(pendingBankid, wanted ? {} : null).data?.pending ?? null;
}

/** Connects that BankID, or forgets it. Rejects with an `ApiError`. */
export async function answerOtherName(data: SiteData, connect: boolean): Promise<void> {
  const { profile } = await data.api.call(answerPendingBankid, { connect });
  const sharedComputer = cachedMe(data)?.sharedComputer ?? false;
  await updateMe(data, { profile, sharedComputer });
}
