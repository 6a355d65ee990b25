import { webStore } from './webStore';

/** What outlives the visit, on this device. */
export const localStore = webStore(() => window.localStorage);
