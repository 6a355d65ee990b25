import { Button } from '@vikari/ui-kit/Button';
import { ChatThread, type ChatThreadProps } from '@vikari/ui-kit/ChatThread';
import { Composer } from '@vikari/ui-kit/Composer';
import type { ChatMessage, MessageDelivery } from '@vikari/ui-kit/MessageBubble';
import { useRef, useState } from 'react';
import { ChatFrame } from './ChatFrame';
import { aChatMessage, numberedMessages } from './chatMessages';
import type { ChatTexts } from './chatTexts';

/** Props of {@link ChatDemo}; the thread's own, and the simulated behaviour of the other side. */
export interface ChatDemoProps extends ChatThreadProps {
  texts: ChatTexts;
  /** The result of each attempt to send, in turn; after these all are sent. */
  outcomes?: readonly MessageDelivery[];
  /** Resolves when an attempt is answered; a moment after it when left out. */
  answered?: (() => Promise<void>) | undefined;
  /** How many numbered messages come before the given ones. */
  earlier?: number;
  /** Resolves when they may arrive; a moment after they are requested when left out. */
  earlierReady?: (() => Promise<void>) | undefined;
  /** How many numbered messages come after the given ones. */
  later?: number;
  /** Resolves when they may arrive; a moment after they are requested when left out. */
  laterReady?: (() => Promise<void>) | undefined;
}

const ANSWER_MS = 150;
const STEP = 40;

const aMoment = () => new Promise<void>((resolve) => setTimeout(resolve, ANSWER_MS));

/** A conversation to write in, with messages from others and earlier messages to read. */
export function ChatDemo({ texts, outcomes = [], answered = aMoment, ...props }: ChatDemoProps) {
  const { earlier = 0, earlierReady = aMoment, later = 0, laterReady = aMoment, ...thread } = props;
  /** The number of the newest message of all. */
  const newest = earlier + thread.messages.length + later;
  const [messages, setMessages] = useState(thread.messages);
  const [left, setLeft] = useState(earlier);
  const [leftLater, setLeftLater] = useState(later);
  const [fetching, setFetching] = useState<'earlier' | 'later' | null>(null);
  const attempts = useRef(0);
  const made = useRef(0);

  function append(kind: ChatMessage['kind'], text: string): string {
    made.current += 1;
    const id = `${kind}-${made.current}`;
    // A minute apart, on the day of the stories.
    const sentAt = new Date(Date.UTC(2026, 4, 4, 9, made.current)).toISOString();
    const delivery = kind === 'own' ? 'pending' : undefined;
    setMessages((known) => [...known, aChatMessage({ id, kind, text, sentAt, delivery }, texts)]);
    return id;
  }

  function mark(id: string, delivery: MessageDelivery) {
    setMessages((known) => known.map((each) => (each.id === id ? { ...each, delivery } : each)));
  }

  async function attempt(id: string) {
    const outcome = outcomes[attempts.current] ?? 'sent';
    attempts.current += 1;
    mark(id, 'pending');
    await answered();
    mark(id, outcome);
  }

  async function fetchEarlier() {
    setFetching('earlier');
    await earlierReady();
    const from = Math.max(1, left - STEP + 1);
    // The earlier messages end where the given ones begin.
    const fetched = numberedMessages(from, left, texts, newest);
    setMessages((known) => [...fetched, ...known]);
    setLeft(from - 1);
    setFetching(null);
  }

  async function fetchLater() {
    setFetching('later');
    await laterReady();
    const from = newest - leftLater + 1;
    const to = Math.min(newest, from + STEP - 1);
    setMessages((known) => [...known, ...numberedMessages(from, to, texts, newest)]);
    setLeftLater(newest - to);
    setFetching(null);
  }

  /** Shows only the newest messages, as an owner does that has not loaded those in between. */
  async function showNewest() {
    await aMoment();
    const from = Math.max(1, newest - STEP + 1);
    setMessages(numberedMessages(from, newest, texts, newest));
    setLeft(from - 1);
    setLeftLater(0);
  }

  return (
    <ChatFrame
      texts={texts}
      action={
        <Button size="small" variant="secondary" onClick={() => append('other', texts.short)}>
          {texts.simulate}
        </Button>
      }
      composer={
        <Composer
          locale={thread.locale}
          labels={texts.composer}
          onAddFiles={() => {}}
          onSend={(text) => attempt(append('own', text))}
        />
      }
    >
      <ChatThread
        {...thread}
        messages={messages}
        hasEarlier={left > 0}
        loadingEarlier={fetching === 'earlier'}
        onLoadEarlier={fetchEarlier}
        hasLater={leftLater > 0}
        loadingLater={fetching === 'later'}
        onLoadLater={fetchLater}
        onShow={showNewest}
        onRetry={attempt}
        onDiscard={(id) => setMessages((known) => known.filter((each) => each.id !== id))}
      />
    </ChatFrame>
  );
}
