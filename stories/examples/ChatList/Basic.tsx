'use client';

import { ChatList } from '@vikari/ui-kit/ChatList';
import { chatList } from '@vikari/ui-kit/texts/en';

/** Each row is a link to its conversation. */
export function Basic() {
  return (
    <ChatList
      {...chatList}
      locale="en-GB"
      timeZone="Europe/Stockholm"
      today="2026-11-27"
      items={[
        {
          id: '1',
          href: '#chat-1',
          name: 'Kiruna hospital',
          context: 'Nurse, emergency department',
          lastMessage: { text: 'Can you start on Monday?', sentAt: '2026-11-27T08:15:00Z' },
          unreadCount: 1,
          presence: { status: 'online', text: 'Online' },
        },
        {
          id: '2',
          href: '#chat-2',
          name: 'Mora health centre',
          context: 'Doctor, week 3 and 4',
          lastMessage: { text: 'Thank you!', sentAt: '2026-11-24T14:00:00Z', own: true },
          unreadCount: 0,
          current: true,
        },
      ]}
    />
  );
}
