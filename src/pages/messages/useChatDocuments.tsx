import { useSnackbar } from '@vikari/ui-kit/Snackbar';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import type { SentDocuments } from '#domain/api/chats';
import { fileNameOf } from '#domain/candidates/documents';
import type { Chat, ChatAttachment, ChatMessage, ChatSender } from '#domain/chat/chat';
import { readAttachmentFile, readAttachmentOpenings, takeBack } from '../../data/chatDocuments';
import { isSignedOut } from '../../data/lostSession';
import { useSiteData } from '../../data/SiteDataProvider';
import { AttachmentActions } from '../../features/messages/attachments/AttachmentActions';
import { useWords } from '../../i18n/intl';
import { lazyPart } from '../../lib/late/lazyPart';
import { saveFile } from '../../lib/saveFile';
import type { OpenAttachment } from './AttachmentDialogs';

const ShareDocuments = lazyPart(async () => (await import('./ShareDocuments')).ShareDocuments, {
  texts: ['documents', 'files'],
  server: 'nothing',
});
const AttachmentDialogs = lazyPart(
  async () => (await import('./AttachmentDialogs')).AttachmentDialogs,
  { texts: ['documents'], server: 'nothing' },
);

interface ChatDocumentsOptions {
  chat: Chat | undefined;
  /** Sends a message with documents. */
  onShare: (documents: SentDocuments) => void;
  /** Called with a message whose attachment was taken back. */
  onChanged: (message: ChatMessage) => void;
}

/** Documents in a chat, for the page that shows it. */
export interface ChatDocuments {
  /** What can be done with an attachment, for the place under its name. */
  actionsOf: (attachment: ChatAttachment, sender: ChatSender) => ReactNode;
  /** Opens the dialog in which documents are chosen. */
  choose: () => void;
  /** The dialogs, rendered once on the page. */
  dialogs: ReactNode;
}

/** Sharing, opening and taking back in a chat. The dialogs are loaded when they are needed. */
export function useChatDocuments(options: ChatDocumentsOptions): ChatDocuments {
  const { chat, onShare, onChanged } = options;
  const { t } = useWords();
  const data = useSiteData();
  const show = useSnackbar();
  const [choosing, setChoosing] = useState<'never' | 'open' | 'closed'>('never');
  const [open, setOpen] = useState<OpenAttachment | null>(null);
  const [opened, setOpened] = useState(false);
  const [downloading, setDownloading] = useState<string | null>(null);

  async function download(attachment: ChatAttachment): Promise<void> {
    setDownloading(attachment.id);
    try {
      const file = await readAttachmentFile(data, attachment.id, { download: true });
      saveFile(file, fileNameOf(attachment));
    } catch (problem) {
      if (isSignedOut(problem)) return;
      show(t('chat_documents.download.failed', { name: attachment.name }), { type: 'error' });
    } finally {
      setDownloading(null);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: messages are rendered anew when it changes.
  const actionsOf = useCallback(
    (attachment: ChatAttachment, sender: ChatSender) => (
      <AttachmentActions
        attachment={attachment}
        own={sender === 'candidate'}
        downloading={downloading === attachment.id}
        onOpen={(dialog) => {
          setOpen({ dialog, attachment });
          setOpened(true);
        }}
        onDownload={() => void download(attachment)}
      />
    ),
    [downloading, data],
  );

  return {
    actionsOf,
    choose: () => setChoosing('open'),
    dialogs: (
      <Suspense>
        {opened && (
          <AttachmentDialogs
            open={open}
            employer={chat?.employer.name ?? ''}
            onRead={(id, more) => readAttachmentFile(data, id, more)}
            onReadOpenings={(attachment) => readAttachmentOpenings(data, attachment)}
            onTakeBack={async (id) => onChanged(await takeBack(data, id))}
            onClose={() => setOpen(null)}
          />
        )}
        {chat && choosing !== 'never' && (
          <ShareDocuments
            open={choosing === 'open'}
            chat={chat}
            onShare={(documents) => {
              setChoosing('closed');
              onShare(documents);
            }}
            onClose={() => setChoosing('closed')}
            onExited={() => setChoosing('never')}
          />
        )}
      </Suspense>
    ),
  };
}
