import type { SiteData } from '../siteData';
import type { MarkOwner, MarkSender } from './unsentMarks';

/** The sender of each page, while a candidate is signed in. */
export const openSenders = new WeakMap<SiteData, { owner: MarkOwner; sender: MarkSender }>();

/** Stops a page's sender; answers that are on their way are ignored. */
export function closeSender(data: SiteData): void {
  openSenders.get(data)?.sender.close();
  openSenders.delete(data);
}
