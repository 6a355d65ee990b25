import { answer } from './answer';
import { employerApplication } from './integration.responses';
import { ok } from './responseFields';

export const documentRequestAnswers = {
  askForDocuments: answer({
    summary: 'Ask a candidate for documents.',
    description:
      'The application becomes `pending` until a document of each type has been shared or replaced after the asking; then it returns to the status that it left. The candidate is told by mail, at most once a day for an application. `dueOn` is shown to them; nothing ends by itself after it.',
    response: ok({ application: employerApplication }),
    refusals: ['not_found', 'illegal_transition'],
    repeatable: true,
  }),
  takeBackDocumentRequest: answer({
    summary: 'Take a request for documents back.',
    description: 'The application returns to the status that it left.',
    response: ok({ application: employerApplication }),
    refusals: ['not_found', 'illegal_transition'],
    repeatable: true,
  }),
};
