import { getAttachmentFile, takeBackAttachment } from '#domain/api/chatDocuments';
import {
  getAttachmentFileSchema,
  takeBackAttachmentSchema,
} from '#domain/api/chatDocuments.schema';
import { fileNameOf } from '#domain/candidates/documents';
import { candidateMember } from '../chat/member';
import { fileAnswer } from '../http/fileAnswer';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';
import type { ChatDocuments } from '../sharing/chatDocuments';

/** What the candidate shares in chats, and the files that they get there. */
export function chatDocumentRoutes({ shared }: Pick<ChatDocuments, 'shared'>): Route[] {
  return [
    route(
      takeBackAttachment,
      parser(takeBackAttachmentSchema),
      async ({ attachmentId }, caller) => ({
        status: 0,
        message: await shared.takeBack(candidateMember(caller), attachmentId),
      }),
    ),
    route(
      getAttachmentFile,
      parser(getAttachmentFileSchema),
      async ({ id, download }, caller, reply) => {
        const file = await shared.openFile(candidateMember(caller), id);
        const fileName = fileNameOf(file);
        return fileAnswer(reply, { ...file, fileName, download: download === '1' });
      },
    ),
  ];
}
