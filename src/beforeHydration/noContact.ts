import { languageNamed } from '#domain/language';
import { START_WORDS } from './words';

/** What waits now. */
let waiting = 0;
let notice: HTMLElement | null = null;

/**
 * Says at the window's end that something of the page waits for contact with the server.
 *
 * @returns what ends it; the words stay while anything else waits.
 */
export function showNoContact(): () => void {
  waiting += 1;
  if (!notice) {
    notice = document.createElement('div');
    notice.className = 'vk-no-contact';
    notice.setAttribute('role', 'alert');
    notice.textContent = START_WORDS[languageNamed(document.documentElement.lang)].noContact;
    document.body.append(notice);
  }
  return () => {
    waiting -= 1;
    if (waiting > 0) return;
    notice?.remove();
    notice = null;
  };
}
