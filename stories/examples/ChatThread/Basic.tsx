'use client';

import { ChatThread } from '@vikari/ui-kit/ChatThread';
import { chatThread } from '@vikari/ui-kit/texts/en';

/** As high as its container: it scrolls by itself, and stays at the end when a message arrives. */
export function Basic() {
  return (
    <div style={{ blockSize: 360 }}>
      <ChatThread
        {...chatThread}
        label="Kiruna hospital"
        locale="en-GB"
        timeZone="Europe/Stockholm"
        today="2026-11-27"
        messages={[
          {
            id: '1',
            kind: 'other',
            authorId: 'employer',
            authorName: 'Maria Ek',
            text: 'Can you start on Monday?',
            sentAt: '2026-11-27T08:15:00Z',
          },
          {
            id: '2',
            kind: 'own',
            authorId: 'me',
            authorName: 'Amina Lindqvist',
            text: 'Yes, at seven.',
            sentAt: '2026-11-27T08:20:00Z',
            delivery: 'read',
          },
        ]}
      />
    </div>
  );
}
