import { languageNamed } from '#domain/language';
import { START_WORDS } from './words';

/** What waits now. */
const waiting = new Set<Promise<unknown>>();
let notice: HTMLElement | null = null;

/**
 * Says at the window's end that a part of the page waits for contact with the server, until it settles;
 * the words stay while anything else waits.
 */
export function showNoContact(part: Promise<unknown>): void {
  if (!notice) {
    notice = document.createElement('div');
    notice.className = 'vk-no-contact';
    notice.setAttribute('role', 'alert');
    notice.textContent = START_WORDS[languageNamed(document.documentElement.lang)].noContact;
    document.body.append(notice);
  }
  if (waiting.has(part)) return;
  waiting.add(part);
  const end = (): void => {
    waiting.delete(part);
    if (waiting.size > 0) return;
    notice?.remove();
    notice = null;
  };
  part.then(end, end);
}
