import { useEffect } from 'react';
import type { SentDocuments } from '#domain/api/chats';
import { mayShareDocuments } from '#domain/candidates/documents';
import type { Chat } from '#domain/chat/chat';
import { useDocuments } from '../../data/documents';
import { useSiteData } from '../../data/SiteDataProvider';
import { useUploads } from '../../data/uploads/uploads';
import { ShareDocumentsDialog } from '../../features/messages/attachments/ShareDocumentsDialog';
import { useSite } from '../../lib/site/SiteContext';
import { reportLostSession } from '../../session/lostSession';

export interface ShareDocumentsProps {
  open: boolean;
  chat: Chat;
  onShare: (documents: SentDocuments) => void;
  onClose: () => void;
  onExited: () => void;
}

/** The dialog in which documents are chosen, with the candidate's own documents and uploads. */
export function ShareDocuments({ chat, ...dialog }: ShareDocumentsProps) {
  const data = useSiteData();
  const { today } = useSite();
  const { data: answer, error, retry } = useDocuments();
  const { unfinished, ...uploads } = useUploads();
  const signedOut = uploads.uploads.some(({ problem }) => problem === 'authentication_required');
  useEffect(() => {
    if (signedOut) void reportLostSession(data);
  }, [signedOut, data]);
  const { applicationStatus, employer } = chat;
  return (
    <ShareDocumentsDialog
      {...dialog}
      employer={employer.name}
      documents={answer?.results}
      onRetry={!answer && error ? retry : null}
      criminalRecords={mayShareDocuments(applicationStatus) && answer?.criminalRecordUpload != null}
      hasApplied={applicationStatus !== 'interested'}
      today={today}
      uploads={{ ...uploads, unfinished: unfinished() }}
    />
  );
}
