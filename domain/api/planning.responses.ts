import { BOOKED_STATUSES } from '#domain/planning/bookings';
import { answer } from './answer';
import {
  count,
  day,
  exact,
  instant,
  list,
  named,
  ok,
  text,
  textOrNull,
  word,
} from './responseFields';

export const job = exact({
  id: text(),
  slug: text(),
  title: text(),
  workplaceName: text(),
  from: day().nullable(),
  to: day().nullable(),
  /** In order; null: the job names none. */
  shifts: list(exact({ day: day(), from: text(), to: text() })).nullable(),
}).meta(named('PlannedJob', 'A job in a plan: its days and, where it names them, its shifts.'));

export const address = exact({
  /** Instant, ISO 8601 UTC. */
  createdAt: instant(),
  /** The browser and system that made it; null when unknown. */
  device: textOrNull(),
});

export const planningAnswers = {
  fetchPlan: answer({
    summary: 'Read a year of work.',
    description:
      'Booked assignments of the ISO week-year, of the week before and after it, and those without a first day; booked interviews; and the job `job`, as the candidate would work it.',
    response: ok({
      /** The ISO week-year. */
      year: count(),
      /**
       * What is booked in the year, and in the week before and after it, whose shifts have to leave
       * rest too; and what has no first day yet.
       */
      assignments: list(exact({ applicationId: text(), status: word(BOOKED_STATUSES), job })),
      /** In the year's weeks. */
      interviews: list(
        exact({
          applicationId: text(),
          startsAt: instant(),
          endsAt: instant(),
          job: exact({ title: text(), slug: text(), workplaceName: text() }),
        }),
      ),
      /** The job that was asked about; null when it is booked already or cannot be seen. */
      considered: job.nullable(),
    }),
  }),
  getCalendarAddress: answer({
    summary: 'Ask whether calendars can read the plan.',
    response: ok({ address: address.nullable() }),
  }),
  makeCalendarAddress: answer({
    summary: 'Make an address at which calendars read the plan.',
    description:
      'Replaces the one there was, which answers nobody any more. `url` is told this one time: only a hash of it is stored.',
    response: ok({ url: text(), address }),
    refusals: ['bankid_confirmation_required', 'proof_required'],
  }),
  revokeCalendarAddress: answer({
    summary: 'Revoke the address at which calendars read the plan.',
    response: ok({}),
  }),
};
