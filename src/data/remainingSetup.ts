import useSWR from 'swr';
import { localKey } from './keys';
import { cacheAnswer, type SiteData } from './siteData';

/** The cache key for the number of tasks that are left in the account. */
const LEFT = localKey('account/left');

/** How many tasks of the account are left; 0 until that is known. */
export function useRemainingSetup(): number {
  return useSWR<number>(LEFT, null).data ?? 0;
}

export async function keepRemainingSetup(data: SiteData, left: number): Promise<void> {
  await cacheAnswer(data, LEFT, left);
}
