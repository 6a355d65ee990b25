import { useState } from 'react';
import type { Chat } from '#domain/chat/chat';
import { useSiteData } from '../../data/SiteDataProvider';
import { blockOne, sendChatReport } from '../../data/safety';
import { BlockDialog } from '../../features/messages/safety/BlockDialog';
import { ReportChatDialog } from '../../features/messages/safety/ReportChatDialog';
import { keyPerReport } from '../../lib/safety/keyPerReport';

interface SafetyDialogsProps {
  chat: Chat;
  /** The dialog that is open; null for none. */
  open: 'report' | 'block' | null;
  onClose: () => void;
}

/** Reporting a chat and blocking its employer; loaded when one of them is chosen. */
export function SafetyDialogs({ chat, open, onClose }: SafetyDialogsProps) {
  const data = useSiteData();
  const [keyOf] = useState(keyPerReport);
  const { id: chatId, employer } = chat;
  return (
    <>
      <ReportChatDialog
        open={open === 'report'}
        onClose={onClose}
        employer={employer.name}
        onReport={async (form) => {
          const report = { chatId, ...form };
          await sendChatReport(data, report, keyOf(report));
        }}
      />
      <BlockDialog
        open={open === 'block'}
        onClose={onClose}
        employer={employer.name}
        onBlock={() => blockOne(data, employer.id)}
      />
    </>
  );
}
