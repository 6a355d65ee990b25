import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SRC = fileURLToPath(new URL('../..', import.meta.url));

/** What a browser keeps of a page after it. */
const STORES =
  /\b(?:localStorage|sessionStorage|indexedDB|cookieStore)\b|\bcaches\b(?!:)|document\.cookie|pushManager\.subscribe/;

/**
 * Who uses a store of the browser itself, and why nothing of a person stays there on a shared
 * computer. All others ask `localStore`, which knows whether it is one.
 */
const USERS: Readonly<Record<string, string>> = {
  'lib/store/localStore.ts':
    'the door: what is of a person is in the tab alone in a shared session',
  'lib/store/sessionStore.ts':
    'the tab’s store, which is emptied at the first page after such a session',
  'lib/store/pageCookie.ts': 'reads and removes cookies that the server set',
  'beforeHydration/appBannerPlace.ts': 'when the banner was closed: of the device',
  'beforeHydration/colourScheme.ts': 'light or dark: of the device',
  'lib/site/colourScheme.ts': 'the same',
  'beforeHydration/startFailure.ts': 'that a page was reloaded: of the tab, and of nobody',
  'session/bankidWindow.ts': 'hands the state of a sign-in to the tab’s store of BankID’s window',
  'session/sessionMessages.ts':
    'tells other tabs where there is no BroadcastChannel; removed at once',
  'data/pushManager.ts': 'not asked for where canPush() is false, as on a shared computer',
  'serviceWorker/assets.ts': 'files of the site itself',
  'serviceWorker/browser.ts': 'the names of the worker’s caches',
  'serviceWorker/copies.ts': 'pages as everybody sees them, which no shared session asks for',
  'serviceWorker/keptPages.ts': 'the same',
  'serviceWorker/language.ts': 'the language of the last page: of the device',
  'serviceWorker/main.ts': 'gives the worker its caches',
};

/** The code of a file without its comments. */
const codeOf = (path: string): string =>
  readFileSync(`${SRC}${path}`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

it('has one door to what the browser keeps', () => {
  const users = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|(?:^|\/)testing\//.test(path))
    .filter((path) => STORES.test(codeOf(path)));
  expect(users.sort()).toEqual(Object.keys(USERS).sort());
});
