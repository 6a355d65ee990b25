import type { MarkChange } from '#domain/saved/savedChanges';
import type { SiteData } from '../siteData';

/** Whose changes these are, and whether they may be kept on the device. */
export interface MarkOwner {
  userId: string;
  sharedComputer: boolean;
}

/** Sends a candidate's marks in the order in which they were made. */
export interface MarkSender {
  /** The newest mark of a job replaces an older one that has not been sent. */
  add(change: MarkChange): void;
  /** Sends what an earlier page left. */
  start(): void;
  /** Stops, and keeps what is left for the next page. */
  close(): void;
  /** Aborted by `close`: what comes later is about a user who is no longer signed in. */
  readonly closing: AbortSignal;
}

/** The sender of each page, while a candidate is signed in. */
export const openSenders = new WeakMap<SiteData, { owner: MarkOwner; sender: MarkSender }>();

/** Stops a page's sender; answers that are on their way are ignored. */
export function closeSender(data: SiteData): void {
  openSenders.get(data)?.sender.close();
  openSenders.delete(data);
}
