import { openNow, type ToContinue, toContinue } from '#domain/api/home';
import { emptySchema } from '#domain/api/privacy.schema';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';
import type { JobIndex } from '../jobs/jobIndex';
import { createOpenNowCounts } from '../jobs/openNow';
import { type Clock, today } from '../lib/clock';
import { signedInCaller } from '../policy/caller';

/** Seconds; as long as a visitor's page may lag behind. */
const OPEN_NOW_MAX_AGE = 3;

/** What the home page shows besides jobs. */
export function homeRoutes({
  index,
  clock,
  toContinueOf,
}: {
  index: JobIndex;
  clock: Clock;
  toContinueOf(userId: string): Promise<ToContinue>;
}): Route[] {
  const openNowOn = createOpenNowCounts(index);
  return [
    route(openNow, parser(emptySchema), async () => ({ status: 0, ...openNowOn(today(clock)) }), {
      publicMaxAge: OPEN_NOW_MAX_AGE,
    }),
    route(toContinue, parser(emptySchema), async (_request, caller) => ({
      status: 0,
      ...(await toContinueOf(signedInCaller(caller).userId)),
    })),
  ];
}
