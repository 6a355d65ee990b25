'use client';

import { MessageBubble } from '@vikari/ui-kit/MessageBubble';
import { messageBubble } from '@vikari/ui-kit/texts/en';

/** One message; `ChatThread` draws many of them. */
export function Basic() {
  return (
    <MessageBubble
      {...messageBubble}
      locale="en-GB"
      timeZone="Europe/Stockholm"
      starts
      ends
      message={{
        id: '1',
        kind: 'other',
        authorId: 'employer',
        authorName: 'Maria Ek',
        text: 'Can you start on Monday?',
        sentAt: '2026-11-27T08:15:00Z',
      }}
    />
  );
}
