import { insightOfJob, replyToInsight } from '#domain/api/insights';
import { insightOfJobSchema, replyToInsightSchema } from '#domain/api/insights.schema';
import { employerCall } from '../employers/employerCall';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';
import type { EmployerInsightService } from '../insight/employerInsight.service';

/** What people say of the workplaces of an employer's jobs, and what the employer replies. */
export function employerInsightRoutes(insight: EmployerInsightService): Route[] {
  return [
    route(insightOfJob, parser(insightOfJobSchema), async ({ id }, caller) => ({
      status: 0,
      ...(await insight.read(employerCall(caller).employerId, id)),
    })),
    route(replyToInsight, parser(replyToInsightSchema), async (request, caller) => ({
      status: 0,
      replies: await insight.reply(employerCall(caller), request),
    })),
  ];
}
