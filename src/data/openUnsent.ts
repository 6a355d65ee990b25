import { useEffect } from 'react';
import { sendMessage } from '#domain/api/chats';
import { getMe, type Me } from '#domain/api/v2';
import type { DraftStore } from '../session/drafts/draftStore';
import { draftsOf } from '../session/drafts/drafts';
import { useDrafts } from '../session/drafts/useDrafts';
import { showChat } from './chats';
import { keyOf } from './keys';
import { reportLostSession } from './lostSession';
import { pageValue } from './pageState';
import { useSiteData } from './SiteDataProvider';
import { cachedAnswer, type SiteData } from './siteData';
import { beginRequest, showSentMessage } from './threadReading';
import type { UnsentMessage } from './unsent';
import { createUnsentStore, type UnsentStore } from './unsentMessages';
import { usePageValue } from './usePageValue';

const LIST = pageValue<readonly UnsentMessage[]>([]);

/** The unsent messages of each page, and the drafts that keep them. */
const openUnsent = new WeakMap<SiteData, { drafts: DraftStore; store: UnsentStore }>();

/** The candidate's unsent messages on a page: the same store as long as their drafts are open. */
function unsentOf(data: SiteData, drafts: DraftStore): UnsentStore {
  const opened = openUnsent.get(data);
  if (opened?.drafts === drafts) return opened.store;
  const store = createUnsentStore({
    drafts,
    async send(request, signal) {
      const moment = beginRequest(data, request.chatId);
      const sent = await data.api.call(sendMessage, request, { signal });
      // Added to the sent messages before it is removed from the unsent ones, so that it is always
      // in a list
      showSentMessage(data, sent.message, moment);
      return sent;
    },
    onSent: ({ chat }) => void showChat(data, chat),
    onChange: (list) => data.state.set(LIST, list),
    onSignedOut: () => reportLostSession(data),
  });
  openUnsent.set(data, { drafts, store });
  return store;
}

/** Sends the messages that an earlier page left unsent, while the candidate is signed in. */
export function sendMessages(data: SiteData, userId: string): void {
  const me = cachedAnswer<Me>(data, keyOf(getMe, {}));
  if (me?.profile?.userId !== userId) return;
  const sharedComputer = me.sharedComputer === true;
  unsentOf(data, draftsOf(data, { userId, sharedComputer })).start();
}

/**
 * All unsent messages, in the order of sending, and their store; null without a session. In a
 * browser only, so that it is called in handlers and effects.
 */
export function useUnsent(): {
  list: readonly UnsentMessage[];
  store: () => UnsentStore | null;
} {
  const data = useSiteData();
  const drafts = useDrafts();
  const list = usePageValue(LIST);
  useEffect(() => {
    if (!drafts) return;
    // Its key must be read before the connection is lost
    void drafts.tidy();
    unsentOf(data, drafts).start();
  }, [data, drafts]);
  return { list, store: () => drafts && unsentOf(data, drafts) };
}
