import { ownFirstDay, ownFirstDays } from '#domain/api/firstDay';
import { ownFirstDaySchema } from '#domain/api/firstDay.schema';
import { emptySchema } from '#domain/api/privacy.schema';
import type { FirstDayService } from '../firstDay/firstDays.service';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';
import { signedInCaller } from '../policy/caller';

/** The first days of the candidate's own applications. */
export function firstDayRoutes(firstDays: FirstDayService): Route[] {
  return [
    route(ownFirstDay, parser(ownFirstDaySchema), async ({ applicationId }, caller) => ({
      status: 0,
      firstDay: await firstDays.find(signedInCaller(caller).userId, applicationId),
    })),
    route(ownFirstDays, parser(emptySchema), async (_request, caller) => ({
      status: 0,
      results: await firstDays.list(signedInCaller(caller).userId),
    })),
  ];
}
