import { askTerms, fetchAskedTerms } from '#domain/api/jobTerms';
import { termsOfJobSchema } from '#domain/api/jobTerms.schema';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';
import { signedInCaller } from '../policy/caller';
import type { TermService } from '../terms/terms.service';

/** Calls a minute from one address: nobody asks more by hand. */
const PER_MINUTE = 20;

/** A candidate's questions about the terms of jobs. */
export function termRoutes(terms: Pick<TermService, 'ask' | 'asked'>): Route[] {
  return [
    route(
      askTerms,
      parser(termsOfJobSchema),
      async ({ jobId }, caller) => ({
        status: 0,
        asked: await terms.ask(signedInCaller(caller).userId, jobId),
      }),
      { perMinute: PER_MINUTE },
    ),
    route(fetchAskedTerms, parser(termsOfJobSchema), async ({ jobId }, caller) => ({
      status: 0,
      asked: await terms.asked(signedInCaller(caller).userId, jobId),
    })),
  ];
}
