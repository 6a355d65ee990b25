import { answerTerms, listAskedTerms, readTerms } from '#domain/api/jobTerms';
import { answerTermsSchema, ownJobTermsSchema } from '#domain/api/jobTerms.schema';
import { nothingSchema } from '#domain/api/session.schema';
import { employerCall } from '../employers/employerCall';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';
import type { TermService } from '../terms/terms.service';

/** The terms of jobs of the employer whose key came with the call. */
export function employerTermRoutes(
  terms: Pick<TermService, 'questions' | 'read' | 'answer'>,
): Route[] {
  return [
    route(listAskedTerms, parser(nothingSchema), async (_request, caller) => ({
      status: 0,
      results: await terms.questions(employerCall(caller)),
    })),
    route(readTerms, parser(ownJobTermsSchema), async ({ id }, caller) => ({
      status: 0,
      job: await terms.read(employerCall(caller), id),
    })),
    route(answerTerms, parser(answerTermsSchema), async (request, caller) => ({
      status: 0,
      job: await terms.answer(employerCall(caller), request),
    })),
  ];
}
