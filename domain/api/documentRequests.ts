import type { InferType } from 'yup';
import type { Answered } from './answer';
import type { documentRequestAnswers } from './documentRequests.responses';
import type {
  askForDocumentsSchema,
  takeBackDocumentRequestSchema,
} from './documentRequests.schema';
import { endpoint } from './endpoint';

/**
 * POST /api/integration/applications/:id/document_request: the application becomes `pending` until
 * documents of these types have been shared, and then returns to the status that it left.
 */
export const askForDocuments = endpoint<
  InferType<typeof askForDocumentsSchema>,
  Answered<typeof documentRequestAnswers.askForDocuments>
>({
  service: 'integration',
  method: 'POST',
  path: 'applications/:id/document_request',
  access: 'employer',
});

/** POST /api/integration/applications/:id/document_request/take_back: it goes on without them. */
export const takeBackDocumentRequest = endpoint<
  InferType<typeof takeBackDocumentRequestSchema>,
  Answered<typeof documentRequestAnswers.takeBackDocumentRequest>
>({
  service: 'integration',
  method: 'POST',
  path: 'applications/:id/document_request/take_back',
  access: 'employer',
});
