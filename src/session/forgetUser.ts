import { STORAGE_KEY } from '#domain/limits';
import { localStore } from '../lib/localStore';
import { forgetAllDrafts } from './drafts/forgetDrafts';

/** The data that the server wrote into the page it rendered, the person's profile among it. */
const HYDRATION_DATA = '#vikari-data';

/** Removes what this tab and this device keep of the signed-in person, drafts included. */
export function forgetEverythingOfTheUser(): void {
  localStore.remove(STORAGE_KEY.homePreferences);
  forgetAllDrafts();
  document.querySelector(HYDRATION_DATA)?.remove();
}
