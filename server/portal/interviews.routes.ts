import { Readable } from 'node:stream';
import {
  cancelEventBooking,
  eventCalendarFile,
  eventDetails,
  freeBusySlots,
  interviewTimes,
  submitEventBooking,
} from '#domain/api/interviews';
import {
  interviewOfSchema,
  interviewTimesSchema,
  submitEventBookingSchema,
} from '#domain/api/interviews.schema';
import { fileAnswer } from '../http/fileAnswer';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';
import type { InterviewService } from '../interviews/interviews.service';
import { candidateCall, signedInCaller } from '../policy/caller';

const ofApplication = parser(interviewOfSchema);

/** The interview of one of the candidate's applications. */
export function interviewRoutes(interviews: InterviewService): Route[] {
  return [
    route(freeBusySlots, ofApplication, async ({ applicationId }, caller) => ({
      status: 0,
      ...(await interviews.slots(signedInCaller(caller).userId, applicationId)),
    })),
    route(interviewTimes, parser(interviewTimesSchema), async ({ jobId }) => ({
      status: 0,
      ...(await interviews.times(jobId)),
    })),
    route(eventDetails, ofApplication, async ({ applicationId }, caller) => ({
      status: 0,
      ...(await interviews.find(signedInCaller(caller).userId, applicationId)),
    })),
    route(submitEventBooking, parser(submitEventBookingSchema), async (request, caller) => ({
      status: 0,
      event: await interviews.book(candidateCall(caller), request),
    })),
    route(cancelEventBooking, ofApplication, async ({ applicationId }, caller) => ({
      status: 0,
      event: await interviews.cancel(candidateCall(caller), applicationId),
    })),
    route(eventCalendarFile, ofApplication, async ({ applicationId }, caller, reply) => {
      const userId = signedInCaller(caller).userId;
      const file = Buffer.from(await interviews.calendarFile(userId, applicationId));
      return fileAnswer(reply, {
        fileName: 'intervju.ics',
        mediaType: 'text/calendar; charset=utf-8',
        size: file.byteLength,
        bytes: Readable.from([file]),
        download: true,
      });
    }),
  ];
}
