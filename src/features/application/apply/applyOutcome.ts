import { ApiError } from '#domain/api/errors';
import type { ApplicationDraft } from '#domain/applications/draft';
import { refreshApplicationTo } from '../../../data/applications';
import { readSourcesAgain } from '../../../data/applying';
import type { SiteData } from '../../../data/siteData';

/** Why a step was not saved, or an application not sent, for now. */
export type ApplyProblem =
  | 'network'
  | 'too_many'
  | 'conflict'
  | 'incomplete'
  | 'changed'
  | 'full'
  | 'slot_taken'
  | 'other';

/** How a call of the form failed. */
export type ApplyFailure =
  /** The session has ended (the shell says so), or it had been sent before (the page shows it). */
  | { kind: 'explained' }
  /** The job no longer takes applications. */
  | { kind: 'gone' }
  | { kind: 'conflict'; current: ApplicationDraft | null }
  | { kind: 'refused'; error: ApiError }
  /** Another candidate has booked the chosen interview time. */
  | { kind: 'slot_taken' }
  | { kind: 'failed'; problem: ApplyProblem };

/** What a failed call means for the form; outdated data of the page is read again. */
export async function failureOf(
  data: SiteData,
  jobId: string,
  error: unknown,
): Promise<ApplyFailure> {
  if (!(error instanceof ApiError)) throw error;
  switch (error.code) {
    case 'authentication_required':
      return { kind: 'explained' };
    // The page shows the block
    case 'employer_blocked':
    case 'already_submitted':
    case 'idempotency_key_reused':
      await refreshApplicationTo(data, jobId);
      return { kind: 'explained' };
    case 'job_unavailable':
      return { kind: 'gone' };
    case 'network_error':
    case 'unavailable':
      return { kind: 'failed', problem: 'network' };
    case 'rate_limited':
      return { kind: 'failed', problem: 'too_many' };
    case 'quota_exceeded':
      return { kind: 'failed', problem: 'full' };
    case 'edit_conflict':
      return { kind: 'conflict', current: draftIn(error) };
    case 'application_incomplete':
      await readAgain(data, jobId);
      return { kind: 'failed', problem: 'incomplete' };
    // A document or a reference that is gone, or the job itself
    case 'not_found':
      await readAgain(data, jobId);
      return { kind: 'failed', problem: 'changed' };
    case 'slot_taken':
      return { kind: 'slot_taken' };
    case 'invalid_request':
      return { kind: 'refused', error };
    default:
      return { kind: 'failed', problem: 'other' };
  }
}

/** Whether the connection failed, so that the same call may succeed later. */
export function isLineBroken(failure: ApplyFailure | null): boolean {
  return failure?.kind === 'failed' && failure.problem === 'network';
}

/** A failure is ignored: the page keeps what it has, and its hooks show the error. */
async function readAgain(data: SiteData, jobId: string): Promise<void> {
  await readSourcesAgain(data, jobId).catch(() => undefined);
}

function draftIn({ extra }: ApiError): ApplicationDraft | null {
  const current = extra?.current;
  // The server's own answer, by its contract
  return typeof current === 'object' && current !== null ? (current as ApplicationDraft) : null;
}
