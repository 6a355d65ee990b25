import { listInterviews, saveInterviewCalendar } from '#domain/api/interviews';
import { interviewsOfJobSchema, saveInterviewCalendarSchema } from '#domain/api/interviews.schema';
import { employerCall } from '../employers/employerCall';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';
import type { InterviewService } from '../interviews/interviews.service';

/** The interviews of the jobs of the employer whose key came with the call. */
export function employerInterviewRoutes(interviews: InterviewService): Route[] {
  return [
    route(saveInterviewCalendar, parser(saveInterviewCalendarSchema), async (request, caller) => ({
      status: 0,
      slots: await interviews.offer(employerCall(caller), request),
    })),
    route(listInterviews, parser(interviewsOfJobSchema), async ({ id }, caller) => ({
      status: 0,
      results: await interviews.list(employerCall(caller).employerId, id),
    })),
  ];
}
