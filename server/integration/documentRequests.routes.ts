import { askForDocuments, takeBackDocumentRequest } from '#domain/api/documentRequests';
import {
  askForDocumentsSchema,
  takeBackDocumentRequestSchema,
} from '#domain/api/documentRequests.schema';
import type { DocumentRequestService } from '../applications/documentRequests.service';
import { employerCall } from '../employers/employerCall';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';

/** The documents that an employer asks its applicants for. */
export function documentRequestRoutes(requests: DocumentRequestService): Route[] {
  return [
    route(askForDocuments, parser(askForDocumentsSchema), async (request, caller) => ({
      status: 0,
      application: await requests.ask(employerCall(caller), request),
    })),
    route(
      takeBackDocumentRequest,
      parser(takeBackDocumentRequestSchema),
      async (request, caller) => ({
        status: 0,
        application: await requests.takeBack(employerCall(caller), request),
      }),
    ),
  ];
}
