import { getSharedDocumentFile, listSharedDocuments } from '#domain/api/documents';
import {
  getSharedDocumentFileSchema,
  listSharedDocumentsSchema,
} from '#domain/api/documents.schema';
import { fileNameOf } from '#domain/candidates/documents';
import { employerCall } from '../employers/employerCall';
import { fileAnswer } from '../http/fileAnswer';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';
import type { SharingService } from '../sharing/sharing.service';

/** What candidates share with the employer whose key came with the call. */
export function sharedDocumentRoutes(sharing: SharingService): Route[] {
  return [
    route(
      listSharedDocuments,
      parser(listSharedDocumentsSchema),
      async ({ applicationId }, caller) => ({
        status: 0,
        results: await sharing.list(employerCall(caller), applicationId),
      }),
    ),
    route(
      getSharedDocumentFile,
      parser(getSharedDocumentFileSchema),
      async (request, caller, reply) => {
        const file = await sharing.openFile(employerCall(caller), request);
        return fileAnswer(reply, { ...file, fileName: fileNameOf(file), download: true });
      },
    ),
  ];
}
