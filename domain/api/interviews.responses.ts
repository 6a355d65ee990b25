import { number } from 'yup';
import { BOOKING_STATES } from '#domain/interviews/bookingState';
import { answer } from './answer';
import {
  bytes,
  count,
  exact,
  flag,
  instant,
  list,
  named,
  ok,
  text,
  textOrNull,
  word,
} from './responseFields';

const zone = () => word(['Europe/Stockholm']);

const slot = exact({ startsAt: instant(), endsAt: instant(), free: flag() }).meta(
  named('InterviewSlot', 'A time for an interview; `free`: nobody has booked it.'),
);

const job = exact({ title: text(), slug: text(), workplaceName: text() });

export const event = exact({
  applicationId: text(),
  startsAt: instant(),
  endsAt: instant(),
  /** The time zone of its times. */
  timeZone: zone(),
  status: word(['booked', 'cancelled']),
  job,
  /** The place; null when it is not stated. */
  place: textOrNull(),
  /** The address of a video meeting; null without one. */
  meetingUrl: textOrNull(),
}).meta(named('InterviewEvent', 'An interview that a candidate booked, or cancelled.'));

export const nylasBooking = exact({
  booking_id: text(),
  event_id: text(),
  title: text(),
  description: text(),
  status: word(['booked', 'cancelled']),
  organizer: exact({ name: text(), email: textOrNull() }),
  location: textOrNull(),
  when: exact({
    object: word(['timespan']),
    start_time: count(),
    end_time: count(),
    start_timezone: zone(),
    end_timezone: zone(),
  }),
  conferencing: exact({ details: exact({ url: text() }) }).nullable(),
}).meta(named('NylasBooking', 'An interview in Nylas’s field names; times are Unix seconds.'));

export const employerInterview = exact({ applicationId: text(), from: instant(), to: instant() });

export const interviewAnswers = {
  freeBusySlots: answer({
    summary: 'List the times for an interview.',
    description: 'Empty until the employer offers times. Times are shown in `timeZone`.',
    response: ok({ timeZone: zone(), minutes: number().nullable().defined(), slots: list(slot) }),
    refusals: ['not_found'],
  }),
  interviewTimes: answer({
    summary: 'List the times that a job offers for interviews.',
    description:
      'For the draft of an application: `update_candidate_interview` chooses one of them. Empty where the job offers none.',
    response: ok({ timeZone: zone(), minutes: number().nullable().defined(), slots: list(slot) }),
    refusals: ['not_found'],
  }),
  eventDetails: answer({
    summary: 'Read the interview of an application.',
    response: ok({
      job,
      event: event.nullable(),
      /** Whether a time can be booked now, and why not. */
      booking: word(BOOKING_STATES),
      /** Its time has passed. */
      held: flag(),
    }),
    refusals: ['not_found'],
  }),
  submitEventBooking: answer({
    summary: 'Book an interview, or move it.',
    description: 'A mail confirms it. `slot_taken`: read the times again.',
    response: ok({ event }),
    refusals: ['not_found', 'slot_taken', 'conflict'],
    repeatable: true,
  }),
  cancelEventBooking: answer({
    summary: 'Cancel an interview.',
    description: '`conflict`: it has been held.',
    response: ok({ event }),
    refusals: ['not_found', 'conflict'],
    repeatable: true,
  }),
  eventCalendarFile: answer({
    summary: 'Save the interview as an iCalendar file.',
    response: bytes(),
    media: ['text/calendar'],
    refusals: ['not_found'],
  }),
  fetchBooking: answer({
    summary: 'Read the interview in Nylas’s field names.',
    response: ok({ data: nylasBooking }),
    refusals: ['not_found'],
  }),
  saveInterviewCalendar: answer({
    summary: 'Offer times for the interviews of a job.',
    description:
      'Replaces what was offered before; what is booked stays booked. With `interviewerId` the times are that interviewer’s on all of the employer’s jobs that name them; without it the job has times of its own.',
    response: ok({ slots: list(slot) }),
    refusals: ['not_found', 'job_unavailable'],
    repeatable: true,
  }),
  listInterviews: answer({
    summary: 'List the booked interviews of a job.',
    response: ok({ results: list(employerInterview) }),
    refusals: ['not_found'],
  }),
};
