import type { DraftStore } from '../session/drafts/draftStore';
import { localKey } from './keys';
import { cacheAnswer, cachedAnswer, type SiteData } from './siteData';

/** Milliseconds without typing after which the text is kept on the device. */
const PAUSE = 300;

export const textKey = (chatId: string) => localKey(`chat/written ${chatId}`);
const draftName = (chatId: string) => `written.${chatId}`;

/** Keeps what is written in a chat: on the page at once, on the device at the next pause. */
export function createKeeper(data: SiteData, drafts: DraftStore | null, chatId: string) {
  const key = textKey(chatId);
  const name = draftName(chatId);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function keep(): void {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    const text = cachedAnswer<string>(data, key) ?? '';
    if (text === '') drafts?.remove(name);
    else drafts?.write(name, text);
  }

  return {
    keep,
    write(text: string): void {
      void cacheAnswer(data, key, text);
      clearTimeout(timer);
      timer = setTimeout(keep, PAUSE);
    },
    /** Shows what was kept, before what was typed meanwhile. */
    async read(): Promise<void> {
      if (!drafts || cachedAnswer(data, key) !== undefined) return;
      const kept = await drafts.read(name);
      if (typeof kept !== 'string' || kept === '' || drafts.closing.aborted) return;
      await cacheAnswer<string>(data, key, (typed = '') =>
        typed === '' ? kept : `${kept}\n${typed}`,
      );
    },
  };
}
