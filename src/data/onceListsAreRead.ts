import type { SiteData } from './siteData';
import { isListsLoading } from './whileListsLoad';

/** A hook's answer, which it waits for while the server reads in its lists. */
export async function onceListsAreRead<Answer>(
  data: SiteData,
  call: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (!isListsLoading(error)) throw error;
    await (await import('./waitForLists')).waitForLists(data);
    return call();
  }
}
