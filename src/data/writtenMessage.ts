import type { DraftStore } from '../session/drafts/draftStore';
import { pageValue } from './pageState';
import type { SiteData } from './siteData';

/** Milliseconds without typing after which the text is kept on the device. */
const PAUSE = 300;

/** What is written in each chat and not sent, by the chat's id. */
export const WRITTEN = pageValue<Readonly<Record<string, string>>>({});
const draftName = (chatId: string) => `written.${chatId}`;

/** Keeps what is written in a chat: on the page at once, on the device at the next pause. */
export function createKeeper({ state }: SiteData, drafts: DraftStore | null, chatId: string) {
  const written = () => state.get(WRITTEN)[chatId];
  const show = (text: string) => state.change(WRITTEN, (texts) => ({ ...texts, [chatId]: text }));
  const name = draftName(chatId);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function keep(): void {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    const text = written() ?? '';
    if (text === '') drafts?.remove(name);
    else drafts?.write(name, text);
  }

  return {
    keep,
    write(text: string): void {
      show(text);
      clearTimeout(timer);
      timer = setTimeout(keep, PAUSE);
    },
    /** Shows what was kept, before what was typed meanwhile. */
    async read(): Promise<void> {
      if (!drafts || written() !== undefined) return;
      const kept = await drafts.read(name);
      if (typeof kept !== 'string' || kept === '' || drafts.closing.aborted) return;
      const typed = written() ?? '';
      show(typed === '' ? kept : `${kept}\n${typed}`);
    },
  };
}
