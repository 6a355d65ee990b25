import type { DocumentType } from '#domain/candidates/documents';
import type { Answered } from './answer';
import type { documentRequestAnswers } from './documentRequests.responses';
import { endpoint } from './endpoint';

/**
 * POST /api/integration/applications/:id/document_request: the application becomes `pending` until
 * documents of these types have been shared, and then returns to the status that it left.
 */
export const askForDocuments = endpoint<
  { id: string; types: DocumentType[]; message?: string; dueOn: string },
  Answered<typeof documentRequestAnswers.askForDocuments>
>({
  service: 'integration',
  method: 'POST',
  path: 'applications/:id/document_request',
  access: 'employer',
});

/** POST /api/integration/applications/:id/document_request/take_back: it goes on without them. */
export const takeBackDocumentRequest = endpoint<
  { id: string },
  Answered<typeof documentRequestAnswers.takeBackDocumentRequest>
>({
  service: 'integration',
  method: 'POST',
  path: 'applications/:id/document_request/take_back',
  access: 'employer',
});
