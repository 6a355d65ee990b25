import { isLanguage } from '#domain/language';
import type { ShownLink, ShownPush } from '#domain/notifications/shownPush';
import { safeTargetPath } from '#domain/signIn/targetPath';

/** What is kept with a notification. */
interface Kept {
  chatId: string;
  number: number;
}

/** An open tab of the site. */
export interface Tab {
  url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}

/** What a service worker has; a test gives its own. */
export interface Browser {
  show(title: string, options: NotificationOptions & { renotify?: boolean }): Promise<void>;
  /** The notification of a chat that is shown; undefined when there is none. */
  shownOf(tag: string): Promise<{ data: unknown } | undefined>;
  tabs(): Promise<readonly Tab[]>;
  open(url: string): Promise<unknown>;
}

const ICON = '/icon-192.png';
const MESSAGES = '/messages';
const chatPath = (chatId: string) => `${MESSAGES}/${encodeURIComponent(chatId)}`;

/** Reads a push message; null for anything that is not one of ours. */
export function readPush(text: string): ShownPush | ShownLink | null {
  try {
    const push: Record<string, unknown> = Object(JSON.parse(text));
    const { title, chatId, number, tag, path, language } = push;
    if (typeof title !== 'string' || !isLanguage(language)) return null;
    if (typeof chatId === 'string' && typeof number === 'number') {
      return { title, chatId, number, language };
    }
    const target = safeTargetPath(path);
    return typeof tag === 'string' && target !== null
      ? { title, tag, path: target, language }
      : null;
  } catch {
    return null;
  }
}

/** Shows what was read. */
export function showAny(browser: Browser, push: ShownPush | ShownLink): Promise<void> {
  return 'tag' in push ? showLink(browser, push) : showPush(browser, push);
}

/** Shows a notification that leads to a page, in the place of an earlier one about the same. */
async function showLink(browser: Browser, push: ShownLink): Promise<void> {
  const { title, tag, path, language } = push;
  const isShown = (await browser.shownOf(tag)) !== undefined;
  await browser.show(title, {
    tag,
    icon: ICON,
    badge: ICON,
    lang: language,
    data: { path },
    renotify: isShown,
  });
}

/** Opens what a notification is about. */
export function openShown(browser: Browser, data: unknown): Promise<void> {
  const { path }: Record<string, unknown> = Object(data);
  const target = safeTargetPath(path);
  return target === null ? openChat(browser, data) : openPage(browser, target);
}

/** In the tab that shows it, or in a new one: in another something may be half filled in. */
async function openPage(browser: Browser, path: string): Promise<void> {
  const there = (await browser.tabs()).find(({ url }) => {
    const { pathname, search, hash } = new URL(url);
    return [pathname + search, pathname + search + hash].includes(path);
  });
  await (there ? there.focus() : browser.open(path));
}

/**
 * Shows a message of a chat, in the place of an earlier one of the same chat. A browser demands that
 * every push shows something: a message that comes once more, or late, is shown again in silence.
 */
export async function showPush(browser: Browser, push: ShownPush): Promise<void> {
  const { title, chatId, number, language } = push;
  const shown = keptIn((await browser.shownOf(chatId))?.data);
  const isNew = shown === null || shown.number < number;
  const data: Kept = isNew ? { chatId, number } : shown;
  await browser.show(title, {
    tag: chatId,
    icon: ICON,
    badge: ICON,
    lang: language,
    data,
    silent: !isNew,
    renotify: isNew && shown !== null,
  });
}

/** Opens the chat of a notification: in the tab that shows it, in another of the site, or in a new one. */
export async function openChat(browser: Browser, data: unknown): Promise<void> {
  const kept = keptIn(data);
  const path = kept === null ? MESSAGES : chatPath(kept.chatId);
  const tabs = await browser.tabs();
  const there = tabs.find(({ url }) => new URL(url).pathname === path);
  const tab = there ?? tabs.find(({ url }) => isMessages(new URL(url).pathname));
  if (!tab) {
    await browser.open(path);
    return;
  }
  await tab.focus();
  if (there) return;
  // A tab that was opened before the worker was there cannot be led by it
  await tab.navigate(path).catch(() => browser.open(path));
}

/** Only a tab of the messages is led elsewhere: in another one something may be half filled in. */
const isMessages = (path: string) => path === MESSAGES || path.startsWith(`${MESSAGES}/`);

function keptIn(data: unknown): Kept | null {
  const { chatId, number }: Record<string, unknown> = Object(data);
  return typeof chatId === 'string' && typeof number === 'number' ? { chatId, number } : null;
}
