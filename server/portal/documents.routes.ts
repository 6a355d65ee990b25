import { deleteCandidateDocuments, updateCandidateDocuments } from '#domain/api/documents';
import { candidateDocumentsSchema } from '#domain/api/documents.schema';
import type { SharingService } from '../documents/sharing.service';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';
import { signedInCaller } from '../identity/callers';

/** Documents that go with an application. */
export function candidateDocumentRoutes(sharing: SharingService): Route[] {
  return [
    route(updateCandidateDocuments, parser(candidateDocumentsSchema), async (request, caller) => ({
      status: 0,
      results: await sharing.share(signedInCaller(caller).userId, request),
    })),
    route(deleteCandidateDocuments, parser(candidateDocumentsSchema), async (request, caller) => ({
      status: 0,
      results: await sharing.unshare(signedInCaller(caller).userId, request),
    })),
  ];
}
