import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { endChat } from '../../data/chats';
import { type Thread, useThread, useWrittenMessage } from '../../data/chatThread';
import { isSignedOut } from '../../data/lostSession';
import { useSiteData } from '../../data/SiteDataProvider';
import { showHeardMessage } from '../../data/threadReading';
import { ThreadView } from '../../features/messages/ThreadView';
import { useWords } from '../../i18n/intl';
import { asksAboutNumber } from '../../lib/forms/confirmedNumbers';
import { PageHead } from '../../lib/page/PageHead';
import { applicationPaths } from '../../lib/site/applicationPaths';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import { useSite } from '../../lib/site/SiteContext';
import { useChatDocuments } from './useChatDocuments';
import { useChatSafety } from './useChatSafety';
import { useFoundMessage } from './useFoundMessage';

/** Says that the newest message was read, while it is visible. */
function useReading({ chat, entries, state, hasLater, markRead }: Thread, atEnd: boolean): void {
  const newest = entries.findLast(({ message }) => message.number > 0)?.message.number ?? 0;
  const read = chat?.status[chat.unseenMsgInfo.uid]?.lastReadMessageCount ?? 0;
  const unread = state === 'ready' && !hasLater && atEnd && newest > read;
  const say = useEffectEvent(() => markRead(newest));
  // biome-ignore lint/correctness/useExhaustiveDependencies: says it again for each new message.
  useEffect(() => {
    if (unread) say();
  }, [unread, newest]);
}

/** One chat, at the message that the address names. */
export function OpenChat({ chatId }: { chatId: string }) {
  const { t } = useWords();
  const { today } = useSite();
  const data = useSiteData();
  const thread = useThread(chatId);
  const written = useWrittenMessage(chatId);
  const [query] = useSearchParams();
  const { key } = useLocation();
  const wanted = Number(query.get('message')) || null;
  const searching = useFoundMessage(
    thread,
    wanted === null ? null : { number: wanted, visit: key },
  );
  const [atEnd, setAtEnd] = useState(false);
  useReading(thread, atEnd);
  const { chat } = thread;
  const documents = useChatDocuments({
    chat,
    onShare: (sent) => {
      // What may not be sent stays where it is written
      const text = asksAboutNumber(written.text) ? '' : written.text.trim();
      thread.send({ text, documents: sent });
      if (text !== '') written.setText('');
    },
    onChanged: (message) => showHeardMessage(data, message),
  });

  const safety = useChatSafety(chat);

  async function handleEnd(all: boolean) {
    try {
      await endChat(data, chatId, all);
    } catch (error) {
      if (!isSignedOut(error)) throw error;
    }
  }

  return (
    <>
      <PageHead
        title={chat ? t('messages.page', { employer: chat.employer.name }) : t('messages.title')}
        noIndex
      />
      <ThreadView
        // A found message that is chosen once more is shown once more
        key={wanted === null ? 'newest' : key}
        chat={chat}
        thread={thread}
        startAt={wanted}
        searching={searching}
        onShow={(part) => void thread.show(part)}
        onAtEndChange={setAtEnd}
        text={written.text}
        onTextChange={written.setText}
        onSend={(text) => thread.send({ text })}
        onEnd={handleEnd}
        actions={safety.actions}
        actionsOf={documents.actionsOf}
        onChooseDocuments={documents.choose}
        messagesHref={paths.messages()}
        jobHref={({ slug }) => paths.job(slug)}
        applicationHref={applicationPaths.application}
        linkComponent={RouterLink}
        today={today}
      />
      {documents.dialogs}
      {safety.dialogs}
    </>
  );
}
