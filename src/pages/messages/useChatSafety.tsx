import { Icon } from '@vikari/ui-kit/Icon';
import type { MenuEntry } from '@vikari/ui-kit/Menu';
import { type ReactNode, Suspense, useState } from 'react';
import type { Chat } from '#domain/chat/chat';
import { useWords } from '../../i18n/intl';
import { lazyPart } from '../../lib/late/lazyPart';

const SafetyDialogs = lazyPart(async () => (await import('./SafetyDialogs')).SafetyDialogs, {
  texts: ['safety'],
  server: 'nothing',
});

/** What a candidate can do against an employer's messages: entries of a menu, and their dialogs. */
export function useChatSafety(chat: Chat | undefined): {
  actions: readonly MenuEntry[];
  dialogs: ReactNode;
} {
  const { t } = useWords();
  const [open, setOpen] = useState<'report' | 'block' | null>(null);
  /** How often one was opened: each time it begins anew, as another report may be sent. */
  const [times, setTimes] = useState(0);
  const entry = (id: 'report' | 'block', icon: 'warning' | 'close'): MenuEntry => ({
    id,
    label: t(`messages.${id}`),
    icon: <Icon name={icon} />,
    onSelect: () => {
      setTimes(times + 1);
      setOpen(id);
    },
  });
  return {
    actions: [entry('report', 'warning'), entry('block', 'close')],
    dialogs: chat && times > 0 && (
      <Suspense>
        <SafetyDialogs key={times} chat={chat} open={open} onClose={() => setOpen(null)} />
      </Suspense>
    ),
  };
}
