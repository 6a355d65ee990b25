import { APP_BANNER_KEY } from '#domain/appBanner';
import { isSharedComputer } from '../sharedComputer';
import { type WebStore, webStore } from './webStore';

const device = webStore(() => window.localStorage);
const tab = webStore(() => window.sessionStorage);

/** In the tab's store, before the keys of what is kept no longer than a shared session. */
const PREFIX = 'shared.';

/** What says nothing of a person, and so stays on the device also when it is shared. */
const OF_DEVICE: ReadonlySet<string> = new Set([
  'color-scheme',
  APP_BANNER_KEY,
  'push_declined_at',
  'last_sign_out',
]);

const inTab = (key: string): boolean => isSharedComputer() && !OF_DEVICE.has(key);

/**
 * Values kept on this device after the visit. In a session on a shared computer they are kept in the
 * tab alone, and what the device has from before is neither read nor left.
 */
export const localStore: WebStore = {
  read: (key) => (inTab(key) ? tab.read(PREFIX + key) : device.read(key)),
  write: (key, value) => (inTab(key) ? tab.write(PREFIX + key, value) : device.write(key, value)),
  remove(key) {
    tab.remove(PREFIX + key);
    device.remove(key);
  },
  keys: (prefix) =>
    isSharedComputer()
      ? tab.keys(PREFIX + prefix).map((key) => key.slice(PREFIX.length))
      : device.keys(prefix),
  removeAll(prefix) {
    tab.removeAll(PREFIX + prefix);
    device.removeAll(prefix);
  },
};

/** Removes from the device all that says something of a person, of whoever sat here before. */
export function clearDevice(): void {
  for (const key of device.keys('')) if (!OF_DEVICE.has(key)) device.remove(key);
}

/** Removes what this tab has of a session on a shared computer, besides drafts. */
export const clearShared = (): void => tab.removeAll(PREFIX);

/**
 * Carries the values of the device whose keys begin with `prefix` over to the session on a shared
 * computer that has just begun.
 */
export function carryIntoShared(prefix: string): void {
  for (const key of device.keys(prefix)) tab.write(PREFIX + key, device.read(key));
}
