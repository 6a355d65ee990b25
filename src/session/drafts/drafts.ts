import { deviceKey } from '#domain/api/payloadKeys';
import { type SiteData, StartedOverError } from '../../data/siteData';
import { localStore } from '../../lib/store/localStore';
import { DRAFT_PREFIX, sessionStore } from '../../lib/store/sessionStore';
import { parseDraftRecord } from './draftRecord';
import { createDraftStore, type DraftStore } from './draftStore';
import { closeDrafts, type DraftOwner, openDrafts } from './openDrafts';

/**
 * The drafts of the signed-in candidate, the same object until another signs in or out.
 *
 * | | where drafts lie |
 * |---|---|
 * | as usual | encrypted in `localStorage`, for 30 days |
 * | on a shared computer | in memory and, encrypted, in the tab's `sessionStorage` |
 * | without Web Crypto (http) | in the tab's `sessionStorage` |
 * | without it, on a shared computer | in memory |
 */
export function draftsOf(data: SiteData, { userId, sharedComputer }: DraftOwner): DraftStore {
  const opened = openDrafts.get(data);
  if (opened?.userId === userId && opened.sharedComputer === sharedComputer) return opened.store;
  closeDrafts(data);
  // Absent when the page was not loaded over https.
  const encrypted = globalThis.crypto.subtle !== undefined;
  const onDevice = encrypted && !sharedComputer;
  const inTab = encrypted || !sharedComputer ? sessionStore : null;
  const store = createDraftStore({
    fetchKey: async () => (await data.api.call(deviceKey, {})).data,
    area: onDevice ? localStore : inTab,
    cleared: onDevice ? [sessionStore] : [localStore],
    encrypted,
    now: Date.now,
    // After a sign-out there is no key to read, which is no fault
    logError: (message, error) => {
      if (!(error instanceof StartedOverError)) console.error(message, error);
    },
  });
  openDrafts.set(data, { userId, sharedComputer, store });
  return store;
}

/** Removes drafts of all users that are too old from the device; this needs no key. */
export function removeOldDrafts(now: number): void {
  for (const key of localStore.keys(DRAFT_PREFIX)) {
    if (parseDraftRecord(localStore.read(key), now) === null) localStore.remove(key);
  }
}
