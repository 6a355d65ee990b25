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
}

const ANSWER_MS = 150;
const STEP = 40;

const aMoment = () => new Promise<void>((resolve) => setTimeout(resolve, ANSWER_MS));

/** A conversation to write in, with messages from others and earlier messages to read. */
export function ChatDemo({ texts, outcomes = [], answered = aMoment, ...props }: ChatDemoProps) {
  const { earlier = 0, earlierReady = aMoment, ...thread } = props;
  const [messages, setMessages] = useState(thread.messages);
  const [left, setLeft] = useState(earlier);
  const [fetching, setFetching] = useState(false);
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
    setFetching(true);
    await earlierReady();
    const from = Math.max(1, left - STEP + 1);
    // The earlier messages end where the given ones begin.
    const fetched = numberedMessages(from, left, texts, earlier + thread.messages.length);
    setMessages((known) => [...fetched, ...known]);
    setLeft(from - 1);
    setFetching(false);
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
        loadingEarlier={fetching}
        onLoadEarlier={fetchEarlier}
        onRetry={attempt}
        onDiscard={(id) => setMessages((known) => known.filter((each) => each.id !== id))}
      />
    </ChatFrame>
  );
}
