'use client';

import { ChatList } from '@vikari/ui-kit/ChatList';
import { KitProvider } from '@vikari/ui-kit/KitProvider';
import type { KitTexts } from '@vikari/ui-kit/texts';
import * as english from '@vikari/ui-kit/texts/en';

// Without the spread, a text that is not translated yet is an error of the types.
const norwegian: KitTexts = {
  ...english,
  dialog: { closeLabel: 'Lukk' },
  chatList: {
    label: 'Samtaler',
    labels: {
      own: 'Du',
      unread: (count) => `${count} ulest${count === 1 ? '' : 'e'}`,
      loading: 'Henter samtaler',
    },
  },
};

/** A language of your own, checked by the type `KitTexts`. */
export function ThirdLanguage() {
  return (
    <KitProvider locale="nb-NO" texts={norwegian} today="2026-11-26" timeZone="Europe/Oslo">
      <ChatList
        items={[
          {
            id: '1',
            href: '#anna',
            name: 'Anna Lindqvist',
            context: 'Anestesisykepleier, natt',
            lastMessage: { text: 'Kan du jobbe mandag?', sentAt: '2026-11-26T07:30:00Z' },
            unreadCount: 2,
          },
        ]}
      />
    </KitProvider>
  );
}
