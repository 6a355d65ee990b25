import { suggestedJobs } from '#domain/api/account';
import { suggestedJobsSchema } from '#domain/api/account.schema';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';
import type { SuggestedJobsService } from '../matching/suggestedJobs.service';
import { signedInCaller } from '../policy/caller';

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
