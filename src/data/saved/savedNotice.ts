import type { JobMark } from '#domain/saved/saved';
import { pageValue } from '../pageState';
import type { SiteData } from '../siteData';
import { usePageValue } from '../usePageValue';

/** The result of saving something, to be announced once. */
export type SavedNotice =
  | { kind: 'marked'; jobId: string; mark: JobMark | null; before: JobMark | null }
  | { kind: 'failed' | 'later' }
  /** With its query for a visitor, who may get its new jobs by mail. */
  | { kind: 'search_saved'; mailAlert: string | null }
  | { kind: 'carried'; jobs: number; searches: number };

const NOTICE = pageValue<SavedNotice | undefined>(undefined);

/** The last notice: a new object each time. */
export const useSavedNotice = (): SavedNotice | undefined => usePageValue(NOTICE);

export function giveNotice({ state }: SiteData, notice: SavedNotice): void {
  // A copy, so that an equal notice is announced again
  state.set(NOTICE, { ...notice });
}
