import { CLIENT_ERROR_LIMITS, type ClientErrorKind } from '#domain/clientError';
import { languageNamed } from '#domain/language';
import { START_WORDS } from './words';

const REPORT_URL = '/api/v2/misc/report_client_error';
/** Milliseconds to wait for the report's response. */
const LONGEST_WAIT = 5_000;
/** In the session storage while a page that failed has been reloaded and is not hydrated yet. */
const RELOADED = 'vikari.reloaded';

/** True only the first time; false without storage, since the page would reload for ever. */
function mayReload(): boolean {
  try {
    if (sessionStorage.getItem(RELOADED) !== null) return false;
    sessionStorage.setItem(RELOADED, '1');
    return true;
  } catch {
    return false;
  }
}

/** The next failure may reload again. */
export function forgetReload(): void {
  try {
    sessionStorage.removeItem(RELOADED);
  } catch {
    // Nothing was stored.
  }
}

/** Noted in the history's entry, which a reload keeps: no page is loaded anew twice by itself. */
const LOADED_ANEW = 'loadedAnew';

/**
 * After an update of the site, a page that was opened before it asks for files that are gone. Loads
 * the page of the address anew, once, as long as the server answers: without a connection, what is on
 * the screen would be lost for nothing.
 *
 * @returns false where it stays as it is.
 */
export async function loadAnew(message: string): Promise<boolean> {
  if (Object(history.state)[LOADED_ANEW] || !(await report('script_not_loaded', message))) {
    return false;
  }
  history.replaceState({ ...history.state, [LOADED_ANEW]: true }, '');
  location.reload();
  return true;
}

/** True when the server answered, so that the page can be loaded again. */
function report(kind: ClientErrorKind, message: string): Promise<boolean> {
  const path = location.pathname.slice(0, CLIENT_ERROR_LIMITS.path);
  // biome-ignore lint/style/noRestrictedGlobals: this runs where the services' client may be missing
  return fetch(REPORT_URL, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind, message: message.slice(0, CLIENT_ERROR_LIMITS.message), path }),
    signal: AbortSignal.timeout?.(LONGEST_WAIT),
  }).then(
    () => true,
    () => false,
  );
}

/** Shows on top of the page that it does not respond, with a link that reloads it. */
function showFailure(): void {
  const words = START_WORDS[languageNamed(document.documentElement.lang)];
  const notice = document.createElement('div');
  notice.className = 'vk-start-failed';
  notice.setAttribute('role', 'alert');
  const link = document.createElement('a');
  // Without the fragment: a link within the same document would load nothing.
  link.href = location.pathname + location.search;
  link.textContent = words.reload;
  notice.append(`${words.failed} `, link);
  document.body.prepend(notice);
}

/**
 * Reports the failure, then reloads the page; the second time it shows an error. Without a
 * connection to the server it shows the error at once: the page can be read, and a reload would
 * remove it.
 */
export async function failStart(kind: ClientErrorKind, message: string): Promise<void> {
  const answered = await report(kind, message);
  if (answered && mayReload()) location.reload();
  else showFailure();
}
