import { CLIENT_ERROR_LIMITS, type ClientErrorKind } from '#domain/clientError';
import { START_WORDS } from './words';

const REPORT_URL = '/api/v2/misc/report_client_error';
/** Milliseconds for the report to be answered. */
const LONGEST_WAIT = 5_000;
/** In the session storage while a page that failed has been loaded anew and is not hydrated yet. */
const RELOADED = 'vikari.reloaded';

/** True the first time only; false where nothing can be kept, since the page would reload for ever. */
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
    // Nothing was kept.
  }
}

/** True when the server answered: then it can be asked for the page again. */
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

/** Says on top of the page that it does not answer, with a link that loads it anew. */
function tell(): void {
  const words = START_WORDS[document.documentElement.lang === 'en' ? 'en' : 'sv'];
  const notice = document.createElement('div');
  notice.className = 'vk-start-failed';
  notice.setAttribute('role', 'alert');
  const link = document.createElement('a');
  // Without the fragment: a link to a place in the same document would load nothing.
  link.href = location.pathname + location.search;
  link.textContent = words.reload;
  notice.append(`${words.failed} `, link);
  document.body.prepend(notice);
}

/**
 * Reports the failure, then loads the page anew; the second time it says so in words. Without a
 * line to the server it says so at once: the page can be read, and a reload would take it away.
 */
export async function failStart(kind: ClientErrorKind, message: string): Promise<void> {
  const answered = await report(kind, message);
  if (answered && mayReload()) location.reload();
  else tell();
}
