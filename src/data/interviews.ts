import {
  cancelEventBooking,
  eventCalendarFile,
  eventDetails,
  freeBusySlots,
  type InterviewEvent,
  interviewTimes,
  submitEventBooking,
} from '#domain/api/interviews';
import { fetchFile } from './fetchFile';
import { refreshOwnThing } from './ownThings';
import type { SiteData } from './siteData';
import { useApi } from './useApi';

/** The interview of an application; `event` is null until one was booked. */
export function useInterview(applicationId: string) {
  return useApi(eventDetails, { applicationId });
}

/** The times that a job offers those who apply to it; null asks nothing. */
export function useInterviewTimes(jobId: string | null) {
  return useApi(interviewTimes, jobId === null ? null : { jobId });
}

/** The times offered for it. */
export function useInterviewSlots(applicationId: string) {
  return useApi(freeBusySlots, { applicationId });
}

/**
 * Books a time or moves the interview to it. Rejects with an `ApiError`: `slot_taken`, `conflict`.
 * @param idempotencyKey - one for each choice, the same for every retry.
 */
export async function bookInterview(
  data: SiteData,
  request: { applicationId: string; startsAt: string },
  idempotencyKey: string,
): Promise<InterviewEvent> {
  try {
    const { event } = await data.api.call(submitEventBooking, request, { idempotencyKey });
    return event;
  } finally {
    // After a refusal too: a time that is shown as free has been taken
    await refreshOwnThing(data, 'interviews');
  }
}

/** The interview as an iCalendar file. */
export function readCalendarFile(data: SiteData, applicationId: string): Promise<Blob> {
  return fetchFile(data, eventCalendarFile, { applicationId });
}

/** Cancels it; rejects with `not_found` when none is booked. */
export async function cancelInterview(data: SiteData, applicationId: string): Promise<void> {
  try {
    await data.api.call(cancelEventBooking, { applicationId });
  } finally {
    await refreshOwnThing(data, 'interviews');
  }
}
