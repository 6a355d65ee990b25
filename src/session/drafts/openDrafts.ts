import type { SiteData } from '../../data/siteData';
import type { DraftStore } from './draftStore';

/** The drafts' candidate, and how they may be stored. */
export interface DraftOwner {
  userId: string;
  /** On a shared computer drafts are kept no longer than the tab. */
  sharedComputer: boolean;
}

interface OpenDrafts extends DraftOwner {
  store: DraftStore;
}

/** The opened drafts of each page, with their key; most first pages open none. */
export const openDrafts = new WeakMap<SiteData, OpenDrafts>();

/** Removes the drafts of a page from memory, the key included. */
export function closeDrafts(data: SiteData): void {
  openDrafts.get(data)?.store.close();
  openDrafts.delete(data);
}
