import { useState } from 'react';
import type { Chat } from '#domain/chat/chat';
import { useSiteData } from '../../data/SiteDataProvider';
import { blockOne, sendChatReport } from '../../data/safety';
import { BlockDialog } from '../../features/messages/safety/BlockDialog';
import { ReportChatDialog } from '../../features/messages/safety/ReportChatDialog';
import { keyPerReport } from '../../lib/safety/keyPerReport';
import type { ReportValues } from '../../lib/safety/ReportDialog';
import { useFormDraft } from '../../session/drafts/useFormDraft';

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
  const draft = useFormDraft<ReportValues>(`report-chat-${chatId}`);
  return (
    <>
      <ReportChatDialog
        open={open === 'report'}
        onClose={onClose}
        employer={employer.name}
        draft={draft}
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
