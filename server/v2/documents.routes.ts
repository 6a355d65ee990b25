import {
  deleteUserDocument,
  getUserDocumentFile,
  getUserDocumentOpenings,
  getUserDocuments,
  recordShownCriminalRecord,
  submitUserDocument,
  updateUserDocument,
} from '#domain/api/documents';
import {
  documentIdSchema,
  getUserDocumentFileSchema,
  recordShownCriminalRecordSchema,
  submitUserDocumentSchema,
  updateUserDocumentSchema,
} from '#domain/api/documents.schema';
import { miscSchema } from '#domain/api/misc.schema';
import { fileNameOf } from '#domain/candidates/documents';
import type { DocumentService } from '../documents/documents.service';
import { fileAnswer } from '../http/fileAnswer';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';
import { candidateCall, signedInCaller } from '../policy/caller';

/** A candidate's own documents. */
export function documentRoutes(documents: DocumentService): Route[] {
  return [
    route(getUserDocuments, parser(miscSchema), async (_request, caller) => ({
      status: 0,
      ...(await documents.list(signedInCaller(caller).userId)),
    })),
    route(
      submitUserDocument,
      parser(submitUserDocumentSchema),
      async (request, caller) => ({
        status: 0,
        document: await documents.submit(candidateCall(caller), request),
      }),
      { perMinute: 60 },
    ),
    route(updateUserDocument, parser(updateUserDocumentSchema), async (request, caller) => ({
      status: 0,
      document: await documents.update(signedInCaller(caller).userId, request),
    })),
    route(deleteUserDocument, parser(documentIdSchema), async ({ documentId }, caller) => {
      await documents.remove(signedInCaller(caller).userId, documentId);
      return { status: 0 };
    }),
    route(
      recordShownCriminalRecord,
      parser(recordShownCriminalRecordSchema),
      async (request, caller) => ({
        status: 0,
        record: await documents.recordShown(candidateCall(caller), request),
      }),
    ),
    route(getUserDocumentOpenings, parser(documentIdSchema), async ({ documentId }, caller) => ({
      status: 0,
      results: await documents.openings(signedInCaller(caller).userId, documentId),
    })),
    route(
      getUserDocumentFile,
      parser(getUserDocumentFileSchema),
      async ({ id, download }, caller, reply) => {
        const file = await documents.openFile(signedInCaller(caller).userId, id);
        const fileName = fileNameOf(file);
        return fileAnswer(reply, { ...file, fileName, download: download === '1' });
      },
    ),
  ];
}
