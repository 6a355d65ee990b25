import { STORAGE_KEY } from '#domain/limits';
import { closeTicks, UNSENT_TICKS_KEY } from '../data/openTicks';
import { closeSender } from '../data/saved/openSender';
import { SAVED_PREFIX } from '../data/saved/savedKeys';
import type { SiteData } from '../data/siteData';
import { closeUploads } from '../data/uploads/openUploads';
import { confirmed } from '../lib/forms/confirmed';
import { postToWorker } from '../lib/offline/workerMessages';
import { clearShared, localStore } from '../lib/store/localStore';
import { sessionStore, UPLOAD_PREFIX } from '../lib/store/sessionStore';
import { closeDrafts } from './drafts/openDrafts';
import { removeAllDrafts } from './drafts/removeAllDrafts';

/** The answers that the server wrote into the rendered page, the user's profile among them. */
const HYDRATION_DATA = '#vikari-data';

/**
 * Removes what this tab and this device store about the signed-in user, drafts included.
 * @param data null before the page has been started.
 */
export function removeUserData(data: SiteData | null): void {
  if (data) {
    closeDrafts(data);
    closeUploads(data);
    closeSender(data);
    closeTicks(data);
  }
  sessionStore.removeAll(UPLOAD_PREFIX);
  localStore.remove(STORAGE_KEY.lastVisitedUrl);
  localStore.remove(STORAGE_KEY.homePreferences);
  localStore.remove(STORAGE_KEY.ownTax);
  localStore.remove(STORAGE_KEY.recentSearches);
  localStore.removeAll(SAVED_PREFIX);
  localStore.remove(UNSENT_TICKS_KEY);
  clearShared();
  confirmed.clear();
  removeAllDrafts();
  postToWorker({ type: 'forget' });
  document.querySelector(HYDRATION_DATA)?.remove();
}
