import type { SiteData } from '../../data/siteData';
import type { DraftStore } from './draftStore';

/** Whose drafts, and how they may be kept. */
export interface DraftOwner {
  userId: string;
  /** Others use this computer: drafts live no longer than the tab. */
  sharedComputer: boolean;
}

interface OpenDrafts extends DraftOwner {
  store: DraftStore;
}

/** The drafts that each page has opened, with the key that reads them; first pages open none. */
export const openDrafts = new WeakMap<SiteData, OpenDrafts>();

/** Drops what the page holds in memory of the drafts, the key included. */
export function closeDrafts(data: SiteData): void {
  openDrafts.get(data)?.store.close();
  openDrafts.delete(data);
}
