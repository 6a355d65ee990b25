import { readFirstDay, saveFirstDay, saveJobFirstDay } from '#domain/api/firstDay';
import { firstDayOfSchema, saveFirstDaySchema } from '#domain/api/firstDay.schema';
import { employerCall } from '../employers/employerCall';
import type { FirstDayService } from '../firstDay/firstDays.service';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';

/** What the employer of the key says of the first days of its jobs and their applications. */
export function employerFirstDayRoutes(firstDays: FirstDayService): Route[] {
  return [
    route(saveJobFirstDay, parser(saveFirstDaySchema), async (request, caller) => ({
      status: 0,
      firstDay: await firstDays.saveOfJob(employerCall(caller), request),
    })),
    route(saveFirstDay, parser(saveFirstDaySchema), async (request, caller) => ({
      status: 0,
      firstDay: await firstDays.save(employerCall(caller), request),
    })),
    route(readFirstDay, parser(firstDayOfSchema), async ({ id }, caller) => ({
      status: 0,
      firstDay: await firstDays.read(employerCall(caller).employerId, id),
    })),
  ];
}
