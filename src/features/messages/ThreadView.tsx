import { Button, type LinkComponent } from '@vikari/ui-kit/Button';
import { ChatThread } from '@vikari/ui-kit/ChatThread';
import { EmptyState } from '@vikari/ui-kit/EmptyState';
import { ErrorState } from '@vikari/ui-kit/ErrorState';
import { Icon } from '@vikari/ui-kit/Icon';
import type { ReactNode } from 'react';
import type { Chat } from '#domain/chat/chat';
import { TIME_ZONE } from '#domain/limits';
import type { Thread } from '../../data/chatThread';
import { useWords } from '../../i18n/intl';
import { FIRST_FOCUS } from '../../lib/focus/firstFocus';
import { useOnline } from '../../lib/useOnline';
import { type AttachmentActions, bubbleId } from './bubbles';
import { EndChat } from './EndChat';
import styles from './messages.module.css';
import type { ThreadHeadProps } from './ThreadHead';
import { useBubbles } from './useBubbles';
import { useThreadLabels } from './useThreadLabels';
import { WriteMessage, type WriteMessageProps } from './WriteMessage';

/** The part of a thread that is shown, and how it is moved. */
type ShownThread = Pick<
  Thread,
  | 'entries'
  | 'firstUnread'
  | 'state'
  | 'hasEarlier'
  | 'hasLater'
  | 'loadingEarlier'
  | 'loadingLater'
  | 'loadEarlier'
  | 'loadLater'
  | 'retry'
  | 'resend'
  | 'discard'
>;

export interface ThreadViewProps
  extends Omit<ThreadHeadProps, 'chat'>,
    Omit<WriteMessageProps, 'chat' | 'tooMany'> {
  /** undefined until it is known. */
  chat: Chat | undefined;
  thread: ShownThread;
  /** The number of a message that a search found: the thread is shown there. */
  startAt: number | null;
  /** The found message is being read. */
  searching: boolean;
  onShow: (part: 'first_unread' | 'newest') => void;
  /** Whether the newest message is visible. */
  onAtEndChange: (atEnd: boolean) => void;
  /** Ends the chat. Rejects when it could not be ended. */
  onEnd: (all: boolean) => Promise<void>;
  actionsOf: AttachmentActions;
}

/** One chat: what it is about, its messages, and where to write. */
export function ThreadView(props: ThreadViewProps) {
  const { chat, thread } = props;
  const { t } = useWords();
  if (thread.state === 'no_permission' || thread.state === 'not_found') {
    return (
      <Unreadable
        state={thread.state}
        messagesHref={props.messagesHref}
        linkComponent={props.linkComponent}
      />
    );
  }
  return (
    <div className={styles.thread}>
      {chat ? (
        <EndChat {...props} chat={chat} />
      ) : (
        <h1 className="vk-visually-hidden" tabIndex={-1} {...FIRST_FOCUS}>
          {t('messages.title')}
        </h1>
      )}
      <div className={styles.log}>
        <Messages {...props} />
      </div>
      {chat && thread.state !== 'loading' && (
        <WriteMessage
          chat={chat}
          text={props.text}
          tooMany={thread.entries.some((entry) => entry.tooMany)}
          onTextChange={props.onTextChange}
          onSend={props.onSend}
          onChooseDocuments={props.onChooseDocuments}
        />
      )}
    </div>
  );
}

function Messages(props: ThreadViewProps): ReactNode {
  const { chat, thread, startAt, searching, actionsOf } = props;
  const { entries, firstUnread } = thread;
  const { t, intl } = useWords();
  const labels = useThreadLabels();
  const employer = chat?.employer.name ?? '';
  const bubbles = useBubbles(entries, { employer, actionsOf });
  const idOf = (number: number | null): string | undefined => {
    const entry = entries.find(({ message }) => number !== null && message.number === number);
    return entry && bubbleId(entry.message);
  };
  const firstUnreadId = idOf(firstUnread);
  if (thread.state === 'failed') return <Failed retry={thread.retry} />;
  return (
    <ChatThread
      label={t('messages.thread', { employer })}
      locale={intl.locale}
      timeZone={TIME_ZONE}
      today={props.today}
      headingLevel={2}
      labels={labels}
      messages={bubbles}
      loading={thread.state === 'loading' || searching}
      placeholder={
        <EmptyState
          icon={<Icon name="message" size="large" />}
          title={t('messages.thread.empty', { employer })}
        >
          <p>{t('messages.thread.empty.text')}</p>
        </EmptyState>
      }
      firstUnreadId={firstUnreadId}
      unreadElsewhere={firstUnread !== null && firstUnreadId === undefined}
      startAtId={idOf(startAt)}
      hasEarlier={thread.hasEarlier}
      loadingEarlier={thread.loadingEarlier}
      onLoadEarlier={thread.loadEarlier}
      hasLater={thread.hasLater}
      loadingLater={thread.loadingLater}
      onLoadLater={thread.loadLater}
      onShow={props.onShow}
      onAtEndChange={props.onAtEndChange}
      onRetry={(id) => withClientId(id, thread.resend)}
      onDiscard={(id) => withClientId(id, thread.discard)}
    />
  );

  function withClientId(id: string, act: (clientId: string) => void): void {
    const clientId = entries.find(({ message }) => bubbleId(message) === id)?.message.clientId;
    if (clientId) act(clientId);
  }
}

function Failed({ retry }: { retry: () => void }) {
  const { t } = useWords();
  const online = useOnline();
  return (
    <ErrorState
      title={t(online ? 'messages.thread.failed' : 'messages.thread.offline')}
      retry={{ label: t('messages.retry'), onRetry: retry }}
    >
      <p>{t(online ? 'messages.failed.text' : 'messages.thread.offline.text')}</p>
    </ErrorState>
  );
}

interface UnreadableProps {
  state: 'no_permission' | 'not_found';
  messagesHref: string;
  linkComponent: LinkComponent;
}

/** A chat that the candidate may not read, or that does not exist. */
function Unreadable({ state, messagesHref, linkComponent }: UnreadableProps) {
  const { t } = useWords();
  return (
    <EmptyState
      className={styles.centred}
      headingLevel={1}
      icon={<Icon name={state === 'not_found' ? 'search' : 'lock'} size="large" />}
      title={t(`messages.${state}`)}
      actions={
        <Button href={messagesHref} linkComponent={linkComponent}>
          {t('messages.to_messages')}
        </Button>
      }
    >
      <p>{t(`messages.${state}.text`)}</p>
    </EmptyState>
  );
}
