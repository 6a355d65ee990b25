import { reportClientErrorSchema } from '#domain/api/clientError.schema';
import type { RequestOf } from '#domain/api/endpoint';
import { reportClientError } from '#domain/api/v2';
import { withoutPersonalNumbers } from '#domain/text/withoutPersonalNumbers';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';

/** Receives a browser's report about a page that could not start. */
export type ClientErrorReport = RequestOf<typeof reportClientError>;

/** Calls a minute from one address: a page that cannot start reports twice at most. */
const PER_MINUTE = 10;

/** Passes every report on, and stores neither the report nor its caller. */
export function clientErrorRoutes(onClientError: (report: ClientErrorReport) => void): Route[] {
  return [
    route(
      reportClientError,
      parser(reportClientErrorSchema),
      async (report) => {
        onClientError({
          ...report,
          message: withoutPersonalNumbers(report.message),
          path: withoutPersonalNumbers(report.path),
        });
        return { status: 0 };
      },
      { perMinute: PER_MINUTE },
    ),
  ];
}
