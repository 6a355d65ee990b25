import type { DocumentType } from '#domain/candidates/documents';
import { endpoint, type Ok } from './endpoint';
import type { EmployerApplication } from './integration';

/**
 * POST /api/integration/applications/:id/document_request: the application becomes `pending` until
 * documents of these types have been shared, and then returns to the status that it left.
 */
export const askForDocuments = endpoint<
  { id: string; types: DocumentType[]; message?: string; dueOn: string },
  Ok<{ application: EmployerApplication }>
>({
  service: 'integration',
  method: 'POST',
  path: 'applications/:id/document_request',
  access: 'employer',
});

/** POST /api/integration/applications/:id/document_request/take_back: it goes on without them. */
export const takeBackDocumentRequest = endpoint<
  { id: string },
  Ok<{ application: EmployerApplication }>
>({
  service: 'integration',
  method: 'POST',
  path: 'applications/:id/document_request/take_back',
  access: 'employer',
});
