import { emptySchema } from '#domain/api/privacy.schema';
import {
  blockEmployer,
  fetchBlockedEmployers,
  fetchReports,
  reportChat,
  unblockEmployer,
} from '#domain/api/safety';
import { employerIdSchema, reportChatSchema } from '#domain/api/safety.schema';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';
import { signedInCaller } from '../policy/caller';
import type { Safety } from '../safety/safety';

/** More than anyone reports by hand. */
const REPORTS_PER_MINUTE = 10;
/** The longest report, with a margin. */
const REPORT_BYTES = 16 * 1024;

/** The candidate's reports and blocked employers. */
export function safetyRoutes({ reports, blocks }: Safety): Route[] {
  return [
    route(
      reportChat,
      parser(reportChatSchema),
      async (request, caller) => ({
        status: 0,
        report: await reports.reportChat(caller, request),
      }),
      { perMinute: REPORTS_PER_MINUTE, bodyLimit: REPORT_BYTES },
    ),
    route(fetchReports, parser(emptySchema), async (_request, caller) => ({
      status: 0,
      results: await reports.own(signedInCaller(caller).userId),
    })),
    route(blockEmployer, parser(employerIdSchema), async ({ employerId }, caller) => ({
      status: 0,
      block: await blocks.block(signedInCaller(caller).userId, employerId),
    })),
    route(unblockEmployer, parser(employerIdSchema), async ({ employerId }, caller) => {
      await blocks.unblock(signedInCaller(caller).userId, employerId);
      return { status: 0 };
    }),
    route(fetchBlockedEmployers, parser(emptySchema), async (_request, caller) => ({
      status: 0,
      results: await blocks.list(signedInCaller(caller).userId),
    })),
  ];
}
