import { Suspense, useState } from 'react';
import { type ShouldRevalidateFunction, useParams } from 'react-router-dom';
import { fetchChat, fetchChats, fetchMessages } from '#domain/api/chats';
import { isBlank } from '#domain/text/plainText';
import { useChatList } from '../../data/chats';
import { useChatSearch } from '../../data/chatThread';
import { usePresence } from '../../data/usePresence';
import { ChatsView } from '../../features/messages/ChatsView';
import { MessagesFrame } from '../../features/messages/MessagesFrame';
import { useWords } from '../../i18n/intl';
import { lazyPart } from '../../lib/late/lazyPart';
import { PageHead } from '../../lib/page/PageHead';
import { applicationPaths } from '../../lib/site/applicationPaths';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import { useSite } from '../../lib/site/SiteContext';
import { candidateLoader } from '../../session/candidateLoader';
import { useSignOutNote } from '../../session/signOutNote';
import { OpenChat } from './OpenChat';

export const loader = candidateLoader(async (prefetch, { params: { chatId } }) => {
  // The page's hooks retry a failed read, or show the error
  await Promise.allSettled([
    prefetch.readList(fetchChats, {}),
    ...(chatId === undefined
      ? []
      : [prefetch.read(fetchChat, { chatId }), prefetch.read(fetchMessages, { chatId })]),
  ]);
});

const PushPart = lazyPart(async () => (await import('../notifications/PushPart')).PushPart, {
  texts: ['notifications'],
  server: 'nothing',
});

/**
 * Opening another chat does not run the loader again: the hooks read what is missing, and the list
 * stays.
 */
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  change.currentUrl.href === change.nextUrl.href && change.defaultShouldRevalidate;

/** The candidate's messages: their chats, and the one in the address. */
export function Component() {
  const { t } = useWords();
  const { chatId = null } = useParams();
  const [left, setLeft] = useState<string | null>(null);
  if (chatId !== null && chatId !== left) setLeft(chatId);
  usePresence(chatId !== null);
  useSignOutNote(t('messages.signed_out'));
  return (
    <>
      {chatId === null && (
        <PageHead title={t('messages.title')} description={t('messages.description')} noIndex />
      )}
      <MessagesFrame
        list={<Chats openId={chatId} leftId={left} />}
        thread={chatId === null ? null : <OpenChat key={chatId} chatId={chatId} />}
      />
    </>
  );
}

function Chats({ openId, leftId }: { openId: string | null; leftId: string | null }) {
  const { language } = useWords();
  const { today } = useSite();
  const list = useChatList();
  const [query, setQuery] = useState('');
  const search = useChatSearch(query);
  return (
    <ChatsView
      chats={list.chats}
      onRetry={list.failed ? list.retry : null}
      more={list.more}
      onLoadMore={list.loadMore}
      query={query}
      onQueryChange={setQuery}
      search={isBlank(query) ? null : search}
      openId={openId}
      leftId={leftId}
      chatHref={applicationPaths.chat}
      jobsHref={paths.availableJobs(language)}
      linkComponent={RouterLink}
      today={today}
      notice={
        <Suspense>
          <PushPart />
        </Suspense>
      }
    />
  );
}
