import { keptOfJob, keptOfWorkplace, readKept, takeBackKept, tickKept } from '#domain/api/kept';
import {
  keptOfJobSchema,
  keptOfWorkplaceSchema,
  ofApplicationSchema,
  tickKeptSchema,
} from '#domain/api/kept.schema';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';
import type { KeptService } from '../kept/kept.service';
import type { OwnKeptService } from '../kept/ownKept.service';
import { candidateCall } from '../policy/caller';

/** Calls that one caller sends in a minute. */
const TICKS_PER_MINUTE = 20;

/** What was kept: as candidates tick it, and as it is published. */
export function keptRoutes({ kept, own }: { kept: KeptService; own: OwnKeptService }): Route[] {
  return [
    route(keptOfWorkplace, parser(keptOfWorkplaceSchema), async ({ workplaceId }) => ({
      status: 0,
      kept: await kept.ofWorkplace(workplaceId),
    })),
    route(keptOfJob, parser(keptOfJobSchema), async ({ jobId }) => ({
      status: 0,
      kept: await kept.ofJob(jobId),
    })),
    route(readKept, parser(ofApplicationSchema), async ({ applicationId }, caller) => ({
      status: 0,
      kept: await own.read(candidateCall(caller).userId, applicationId),
    })),
    route(
      tickKept,
      parser(tickKeptSchema),
      async (request, caller) => ({
        status: 0,
        kept: await own.tick(candidateCall(caller), request),
      }),
      { perMinute: TICKS_PER_MINUTE },
    ),
    route(
      takeBackKept,
      parser(ofApplicationSchema),
      async ({ applicationId }, caller) => ({
        status: 0,
        kept: await own.takeBack(candidateCall(caller).userId, applicationId),
      }),
      { perMinute: TICKS_PER_MINUTE },
    ),
  ];
}
