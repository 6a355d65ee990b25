import { reportJob } from '#domain/api/safety';
import { reportJobSchema } from '#domain/api/safety.schema';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';
import type { Safety } from '../safety/safety';

/** Calls a minute from one address. */
const PER_MINUTE = 5;
/** The longest report, with a margin. */
const REPORT_BYTES = 16 * 1024;

/** Reporting a job, which visitors may too. */
export function reportJobRoutes({ reports }: Pick<Safety, 'reports'>): Route[] {
  return [
    route(
      reportJob,
      parser(reportJobSchema),
      async (request, caller) => {
        await reports.reportJob(caller, request);
        return { status: 0 };
      },
      { perMinute: PER_MINUTE, bodyLimit: REPORT_BYTES },
    ),
  ];
}
