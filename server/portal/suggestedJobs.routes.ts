import { suggestedJobs } from '#domain/api/account';
import { suggestedJobsSchema } from '#domain/api/account.schema';
import type { SuggestedJobsService } from '../candidates/suggestedJobs.service';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';
import { signedInCaller } from '../identity/callers';

/** The jobs that the portal suggests to a candidate. */
export function suggestedJobsRoutes({
  suggestedJobs: service,
}: {
  suggestedJobs: SuggestedJobsService;
}): Route[] {
  return [
    route(suggestedJobs, parser(suggestedJobsSchema), async (page, caller) => ({
      status: 0,
      ...(await service.list(signedInCaller(caller).userId, page)),
    })),
  ];
}
