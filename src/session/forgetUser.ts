import { STORAGE_KEY } from '#domain/limits';
import type { SiteData } from '../data/siteData';
import { closeUploads } from '../data/uploads/openUploads';
import { localStore } from '../lib/localStore';
import { sessionStore, UPLOAD_PREFIX } from '../lib/sessionStore';
import { forgetAllDrafts } from './drafts/forgetDrafts';
import { closeDrafts } from './drafts/openDrafts';

/** The data that the server wrote into the page it rendered, the person's profile among it. */
const HYDRATION_DATA = '#vikari-data';

/**
 * Removes what this tab and this device keep of the signed-in person, drafts included.
 * @param data null before the page has been started.
 */
export function forgetEverythingOfTheUser(data: SiteData | null): void {
  if (data) {
    closeDrafts(data);
    closeUploads(data);
  }
  sessionStore.removeAll(UPLOAD_PREFIX);
  localStore.remove(STORAGE_KEY.homePreferences);
  forgetAllDrafts();
  document.querySelector(HYDRATION_DATA)?.remove();
}
