import { keptOfOwnJob, replyToKept } from '#domain/api/kept';
import { keptOfOwnJobSchema, replyToKeptSchema } from '#domain/api/kept.schema';
import { employerCall } from '../employers/employerCall';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';
import type { KeptService } from '../kept/kept.service';

/** How the employer of the key keeps what it says, and its replies. */
export function employerKeptRoutes(kept: KeptService): Route[] {
  return [
    route(keptOfOwnJob, parser(keptOfOwnJobSchema), async ({ id }, caller) => ({
      status: 0,
      kept: await kept.ofEmployer(employerCall(caller).employerId, id),
    })),
    route(replyToKept, parser(replyToKeptSchema), async (request, caller) => ({
      status: 0,
      kept: await kept.reply(employerCall(caller), request),
    })),
  ];
}
