import type { ErrorCode } from '#domain/api/errors';
import type { OwnKept } from '#domain/api/kept';
import type { SiteData } from './siteData';

/** What this device keeps of ticks; signing out removes it. */
export const UNSENT_TICKS_KEY = 'kept.unsent';

type Occasion = OwnKept['occasions'][number];

/** What was ticked on one occasion, and the server has not acknowledged. */
export interface UnsentTicks {
  applicationId: string;
  occasion: Occasion['occasion'];
  values: Occasion['values'];
  /** How often they had been taken back when these were ticked. */
  takenBack: number;
  /** The same for every try, so that what came through is not done twice. */
  key: string;
  /** Why the server refused it; null while it is to be sent. */
  refusal: ErrorCode | null;
}

/** Whose ticks these are, and whether they may be kept on the device. */
export interface TickOwner {
  userId: string;
  sharedComputer: boolean;
}

/** Sends a candidate's ticks in the order in which they were made. */
export interface TickSender {
  /**
   * The newest ticks of an occasion replace older ones that have not been sent. Resolves when they
   * are stored, `later` when that has to wait for the line; rejects with an `ApiError`.
   */
  add(ticks: Omit<UnsentTicks, 'key' | 'refusal'>): Promise<'stored' | 'later'>;
  /** Removes what has not been sent of an application, or of one occasion of it. */
  forget(applicationId: string, occasion?: string): void;
  /** Sends what an earlier page left. */
  start(): void;
  /** Stops, and keeps what is left for the next page. */
  close(): void;
}

/** The sender of each page, while a candidate is signed in. */
export const openTicks = new WeakMap<SiteData, { owner: TickOwner; sender: TickSender }>();

/** Stops a page's sender; answers that are on their way are ignored. */
export function closeTicks(data: SiteData): void {
  openTicks.get(data)?.sender.close();
  openTicks.delete(data);
}
