'use client';

import { ChatThread } from '@vikari/ui-kit/ChatThread';
import { Composer } from '@vikari/ui-kit/Composer';
import type { ChatMessage } from '@vikari/ui-kit/MessageBubble';
import { chatThread, composer } from '@vikari/ui-kit/texts/en';
import { useState } from 'react';

/** A message is in the list at once; your server's answer changes its `delivery`. */
export function WithComposer() {
  const [messages, setMessages] = useState<ChatMessage[]>([]);
  const send = (text: string) =>
    setMessages((before) => [
      ...before,
      {
        id: String(before.length + 1),
        kind: 'own',
        authorId: 'me',
        authorName: 'Amina Lindqvist',
        text,
        sentAt: new Date().toISOString(),
        delivery: 'sent',
      },
    ]);
  return (
    <div style={{ display: 'grid', gridTemplateRows: '1fr auto', blockSize: 400 }}>
      <ChatThread
        {...chatThread}
        label="Mora health centre"
        locale="en-GB"
        timeZone="Europe/Stockholm"
        today={new Date().toISOString().slice(0, 10)}
        messages={messages}
        placeholder={<p>Say hello to the health centre.</p>}
      />
      <Composer {...composer} locale="en-GB" onSend={send} />
    </div>
  );
}
