'use client';

import { ChatThread } from '@vikari/ui-kit/ChatThread';
import type { ChatMessage } from '@vikari/ui-kit/MessageBubble';
import { chatThread } from '@vikari/ui-kit/texts/en';
import { useState } from 'react';

const FAILED: ChatMessage = {
  id: '1',
  kind: 'own',
  authorId: 'me',
  authorName: 'Amina Lindqvist',
  text: 'Yes, at seven.',
  sentAt: '2026-11-27T08:20:00Z',
  delivery: 'failed',
};

/** A message that could not be sent stays, with a way to send it again and one to remove it. */
export function NotSent() {
  const [messages, setMessages] = useState([FAILED]);
  return (
    <div style={{ blockSize: 240 }}>
      <ChatThread
        {...chatThread}
        label="Kiruna hospital"
        locale="en-GB"
        timeZone="Europe/Stockholm"
        today="2026-11-27"
        messages={messages}
        onRetry={() => setMessages([{ ...FAILED, delivery: 'sent' }])}
        onDiscard={() => setMessages([])}
      />
    </div>
  );
}
