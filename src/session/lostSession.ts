import { LOST } from '../data/lostSession';
import { useSiteData } from '../data/SiteDataProvider';
import type { SiteData } from '../data/siteData';
import { usePageValue } from '../data/usePageValue';
import { updateMe, VISITOR } from './updateMe';

/** Whether a lost session has to be explained, and a function that ends the explanation. */
export function useLostSession(): { lost: boolean; settle: () => void } {
  const { state } = useSiteData();
  return { lost: usePageValue(LOST), settle: () => state.set(LOST, false) };
}

/** Puts into the cache that the session has ended without a sign-out. */
export async function markSessionEnded(data: SiteData): Promise<void> {
  await updateMe(data, { ...VISITOR, sessionEnded: true });
}
