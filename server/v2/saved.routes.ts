import type { RequestOf } from '#domain/api/endpoint';
import { emptySchema } from '#domain/api/privacy.schema';
import {
  carryOver,
  fetchJobsById,
  fetchSaved,
  markJob,
  removeSearch,
  saveSearch,
} from '#domain/api/saved';
import {
  carryOverSchema,
  fetchJobsByIdSchema,
  markJobSchema,
  removeSearchSchema,
  saveSearchSchema,
} from '#domain/api/saved.schema';
import { splitIds } from '#domain/jobs/filterWire';
import { parser } from '../http/parse';
import { type Parser, type Route, route } from '../http/route';
import type { JobsById } from '../jobs/jobsById';
import { signedInCaller } from '../policy/caller';
import type { SavedService } from '../saved/saved.service';

/** More than anyone saves searches, or carries over, by hand. */
const PER_MINUTE = { search: 30, carryOver: 10 };

const parseIds = parser(fetchJobsByIdSchema);
const parseFetchById: Parser<RequestOf<typeof fetchJobsById>> = Object.assign(
  (input: unknown) => ({ ids: splitIds(parseIds(input).ids) }),
  { schema: fetchJobsByIdSchema },
);

/** What a candidate saves, and the jobs that a visitor has saved on a device. */
export function savedRoutes({ saved, jobs }: { saved: SavedService; jobs: JobsById }): Route[] {
  return [
    route(fetchSaved, parser(emptySchema), async (_request, caller) => ({
      status: 0,
      saved: await saved.find(signedInCaller(caller).userId),
    })),
    route(markJob, parser(markJobSchema), async ({ jobId, mark }, caller) => ({
      status: 0,
      saved: await saved.mark(signedInCaller(caller).userId, jobId, mark),
    })),
    route(
      saveSearch,
      parser(saveSearchSchema),
      async (search, caller) => ({
        status: 0,
        saved: await saved.saveSearch(signedInCaller(caller).userId, search),
      }),
      { perMinute: PER_MINUTE.search },
    ),
    route(removeSearch, parser(removeSearchSchema), async ({ id }, caller) => ({
      status: 0,
      saved: await saved.removeSearch(signedInCaller(caller).userId, id),
    })),
    route(
      carryOver,
      parser(carryOverSchema),
      async (carried, caller) => ({
        status: 0,
        saved: await saved.carryOver(signedInCaller(caller).userId, carried),
      }),
      { perMinute: PER_MINUTE.carryOver },
    ),
    route(
      fetchJobsById,
      parseFetchById,
      async ({ ids }, { userId }) => ({
        status: 0,
        ...(await jobs.find(ids, userId)),
      }),
      { readsWithoutStore: true },
    ),
  ];
}
