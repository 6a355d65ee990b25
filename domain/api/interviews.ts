import type { InferType } from 'yup';
import type { Answered } from './answer';
import { endpoint } from './endpoint';
import type {
  employerInterview,
  event,
  interviewAnswers,
  nylasBooking,
} from './interviews.responses';
import type {
  interviewOfSchema,
  interviewTimesSchema,
  saveInterviewCalendarSchema,
  submitEventBookingSchema,
} from './interviews.schema';

/** An interview that a candidate has booked, or cancelled. Instants are ISO 8601 UTC. */
export type InterviewEvent = InferType<typeof event>;

/** GET portal freeBusySlots: the times for an application; empty until the employer offers some. */
export const freeBusySlots = endpoint<
  InferType<typeof interviewOfSchema>,
  Answered<typeof interviewAnswers.freeBusySlots>
>({ service: 'portal', method: 'GET', path: 'freeBusySlots', access: 'candidate' });

/** GET portal interview_times: the times that a job offers those who apply to it (our name). */
export const interviewTimes = endpoint<
  InferType<typeof interviewTimesSchema>,
  Answered<typeof interviewAnswers.interviewTimes>
>({ service: 'portal', method: 'GET', path: 'interview_times', access: 'candidate' });

/** GET portal eventDetails: the interview of an application; null when none was booked. */
export const eventDetails = endpoint<
  { applicationId: string },
  Answered<typeof interviewAnswers.eventDetails>
>({ service: 'portal', method: 'GET', path: 'eventDetails', access: 'candidate' });

/** POST portal submitEventBooking: books a slot, or moves the interview to it. */
export const submitEventBooking = endpoint<
  InferType<typeof submitEventBookingSchema>,
  Answered<typeof interviewAnswers.submitEventBooking>
>({ service: 'portal', method: 'POST', path: 'submitEventBooking', access: 'candidate' });

/** POST portal cancel_event_booking: the candidate cancels the interview (our name). */
export const cancelEventBooking = endpoint<
  { applicationId: string },
  Answered<typeof interviewAnswers.cancelEventBooking>
>({ service: 'portal', method: 'POST', path: 'cancel_event_booking', access: 'candidate' });

/** GET portal event_calendar_file: the interview as an iCalendar file (our name). */
export const eventCalendarFile = endpoint<
  { applicationId: string },
  Answered<typeof interviewAnswers.eventCalendarFile>
>({
  service: 'portal',
  method: 'GET',
  path: 'event_calendar_file',
  access: 'candidate',
});

/** A booking in the field names of Nylas's scheduler and calendar; times are Unix seconds. */
export type NylasBooking = InferType<typeof nylasBooking>;

/** GET v2 nylas/fetch_booking: the same booking as `eventDetails`. */
export const fetchBooking = endpoint<
  { applicationId: string },
  Answered<typeof interviewAnswers.fetchBooking>
>({
  service: 'v2',
  method: 'GET',
  path: 'nylas/fetch_booking',
  access: 'candidate',
});

/**
 * POST /api/integration/jobs/:id/interview_calendar: replaces what the job offered before. Jobs with
 * the same `interviewerId`, the employer's own, share the times: what is sent for one of them holds
 * for all, and a time that is taken on one is gone on the others.
 */
export const saveInterviewCalendar = endpoint<
  InferType<typeof saveInterviewCalendarSchema>,
  Answered<typeof interviewAnswers.saveInterviewCalendar>
>({
  service: 'integration',
  method: 'POST',
  path: 'jobs/:id/interview_calendar',
  access: 'employer',
});

/** A booked interview as the employer sees it. */
export type EmployerInterview = InferType<typeof employerInterview>;

/** GET /api/integration/jobs/:id/interviews: the booked interviews, the earliest first. */
export const listInterviews = endpoint<
  { id: string },
  Answered<typeof interviewAnswers.listInterviews>
>({
  service: 'integration',
  method: 'GET',
  path: 'jobs/:id/interviews',
  access: 'employer',
});
