import { ApiError } from '#domain/api/errors';
import { fetchBooking, type InterviewEvent, type NylasBooking } from '#domain/api/interviews';
import { interviewOfSchema } from '#domain/api/interviews.schema';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';
import type { InterviewService } from '../interviews/interviews.service';
import { signedInCaller } from '../policy/caller';

/**
 * The same interview as `eventDetails`, for programs that use Nylas's format (decision 31 of the
 * specification).
 */
export function nylasRoutes(interviews: InterviewService): Route[] {
  return [
    route(fetchBooking, parser(interviewOfSchema), async ({ applicationId }, caller) => {
      const { event } = await interviews.find(signedInCaller(caller).userId, applicationId);
      if (!event) throw new ApiError('not_found', 'No such interview.');
      return { status: 0, data: toNylas(event) };
    }),
  ];
}

function toNylas(event: InterviewEvent): NylasBooking {
  const { applicationId, startsAt, endsAt, timeZone, meetingUrl } = event;
  return {
    booking_id: applicationId,
    event_id: applicationId,
    title: event.job.title,
    description: event.job.workplaceName,
    status: event.status,
    organizer: { name: event.job.workplaceName, email: null },
    location: event.place,
    when: {
      object: 'timespan',
      start_time: Date.parse(startsAt) / 1000,
      end_time: Date.parse(endsAt) / 1000,
      start_timezone: timeZone,
      end_timezone: timeZone,
    },
    conferencing: meetingUrl === null ? null : { details: { url: meetingUrl } },
  };
}
