import type { SiteData } from '../data/siteData';

const deletions = new WeakSet<SiteData>();

/** This page begins to delete the account, or has ended: its receipt is shown, or it was refused. */
export function markAccountDeletion(data: SiteData, underWay: boolean): void {
  if (underWay) deletions.add(data);
  else deletions.delete(data);
}

/** While it is under way the page leaves for the receipt, although its session ends meanwhile. */
export const isDeletingAccount = (data: SiteData): boolean => deletions.has(data);
