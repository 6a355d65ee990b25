import { webStore } from './webStore';

/** Values kept on this device after the visit. */
export const localStore = webStore(() => window.localStorage);
