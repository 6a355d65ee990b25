import type { DraftService } from '../../applications/drafts.service';
import { createChats } from '../../chat/chats';
import { chatTimers } from '../../chat/chatTimers';
import { ownReplyFigures } from '../../chat/replyLedger';
import type { DocumentService } from '../../documents/documents.service';
import { chatFileBytes, employerChatDocumentRoutes } from '../../integration/chatDocuments.routes';
import { employerChatRoutes } from '../../integration/chats.routes';
import { sharedDocumentRoutes } from '../../integration/documents.routes';
import { replyFiguresRoutes } from '../../integration/replyFigures.routes';
import { HOUR } from '../../lib/time';
import { latestChatRoutes } from '../../portal/chats.routes';
import { candidateDocumentRoutes } from '../../portal/documents.routes';
import { createChatDocuments } from '../../sharing/chatDocuments';
import { createSharingService } from '../../sharing/sharing.service';
import { unshareDocumentsOfEnded } from '../../sharing/unshareEnded';
import { chatDocumentRoutes } from '../../v2/chatDocuments.routes';
import { chatRoutes } from '../../v2/chats.routes';
import type { Subject } from '../subject';
import type { Tools } from '../tools';

/** Chats, and the documents that are shared in them and in applications. */
export function createChatSubject(
  tools: Tools,
  { documents, drafts }: { documents: DocumentService; drafts: DraftService },
): Subject {
  const { db, clock, config } = tools;
  const chats = createChats({ ...tools, limits: config.messageLimits });
  const sharing = createSharingService(tools);
  const chatDocuments = createChatDocuments({
    ...tools,
    documents,
    criminalRecordLegalGround: config.criminalRecordLegalGround,
  });
  return {
    routes: [
      ...chatRoutes({ ...chats, ...chatDocuments }),
      ...chatDocumentRoutes(chatDocuments),
      ...latestChatRoutes(chats),
      ...employerChatRoutes({ ...chats, ...chatDocuments }),
      ...employerChatDocumentRoutes(chatDocuments),
      ...replyFiguresRoutes((employerId) => ownReplyFigures(db, employerId)),
      ...candidateDocumentRoutes({ sharing, drafts }),
      ...sharedDocumentRoutes(sharing),
    ],
    plugins: [(app) => chatFileBytes(app, chatDocuments)],
    timers: {
      ...chatTimers(tools),
      'chat documents': [HOUR, () => chatDocuments.shared.closeEnded()],
      'document shares': [HOUR, () => unshareDocumentsOfEnded(db, clock)],
    },
  };
}
