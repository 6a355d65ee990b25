import useSWR from 'swr';
import type { JobMark } from '#domain/saved/saved';
import { localKey } from '../keys';
import { cacheAnswer, type SiteData } from '../siteData';

/** The result of saving something, to be announced once. */
export type SavedNotice =
  | { kind: 'marked'; jobId: string; mark: JobMark | null; before: JobMark | null }
  | { kind: 'failed' | 'later' }
  /** With its query for a visitor, who may get its new jobs by mail. */
  | { kind: 'search_saved'; mailAlert: string | null }
  | { kind: 'carried'; jobs: number; searches: number };

const NOTICE = localKey('saved/notice');

/** The last notice: a new object each time. */
export function useSavedNotice(): SavedNotice | undefined {
  return useSWR<SavedNotice>(NOTICE, null).data;
}

export async function giveNotice(data: SiteData, notice: SavedNotice): Promise<void> {
  // A copy, so that an equal notice is announced again
  await cacheAnswer(data, NOTICE, { ...notice });
}
