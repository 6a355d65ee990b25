import { emptySchema } from '#domain/api/privacy.schema';
import { serviceStatus } from '#domain/api/serviceStatus';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';
import type { StatusService } from '../status/status.service';

/** Seconds; the parts are looked at once a minute. */
const MAX_AGE = 10;

/** What of the service works, for everyone. */
export function statusRoutes({ status }: { status: StatusService }): Route[] {
  return [
    route(
      serviceStatus,
      parser(emptySchema),
      async () => ({ status: 0, ...(await status.read()) }),
      { publicMaxAge: MAX_AGE },
    ),
  ];
}
