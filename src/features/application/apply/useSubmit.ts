import { ApiError } from '#domain/api/errors';
import type { Answers, Question } from '#domain/applications/questionnaire';
import type { ContactDetails } from '#domain/candidates/contactDetails';
import { refreshApplicationTo, submitApplication } from '../../../data/applications';
import { useSiteData } from '../../../data/SiteDataProvider';
import { type FieldErrors, refusedFields } from '../../../lib/forms/fieldErrors';
import { reportLostSession } from '../../../session/lostSession';
import type { ApplyDraft } from './applyDraft';
import { applyRequest } from './applyRequest';

/** The server's errors, by the steps' fields. */
export interface RefusedFields {
  contact: FieldErrors<ContactDetails>;
  answers: FieldErrors<Answers>;
}

/** Why an application could not be sent, for now. */
export type SubmitProblem = 'network' | 'too_many' | 'other';

/** How an attempt to send ended. */
export type SubmitResult =
  | { kind: 'sent' }
  /** It had been sent before: the page shows that. */
  | { kind: 'already' }
  /** The session has ended: the shell says so and offers to sign in. */
  | { kind: 'signed_out' }
  /** The job no longer takes applications. */
  | { kind: 'gone' }
  | { kind: 'refused'; fields: RefusedFields }
  | { kind: 'failed'; problem: SubmitProblem };

/** Sends a draft; sending it again is harmless, since its key is sent with it. */
export function useSubmit(jobId: string, questionnaire: readonly Question[]) {
  const data = useSiteData();

  return async function submit(draft: ApplyDraft): Promise<SubmitResult> {
    try {
      await submitApplication(data, applyRequest(jobId, questionnaire, draft), draft.key);
      return { kind: 'sent' };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      switch (error.code) {
        case 'authentication_required':
          await reportLostSession(data);
          return { kind: 'signed_out' };
        case 'already_submitted':
        case 'idempotency_key_reused':
          await refreshApplicationTo(data, jobId);
          return { kind: 'already' };
        case 'job_unavailable':
        case 'not_found':
          return { kind: 'gone' };
        case 'network_error':
        case 'unavailable':
          return { kind: 'failed', problem: 'network' };
        case 'rate_limited':
          return { kind: 'failed', problem: 'too_many' };
        default:
          return refusal(error, draft.contact, questionnaire);
      }
    }
  };
}

function refusal(
  error: ApiError,
  contact: ContactDetails,
  questionnaire: readonly Question[],
): SubmitResult {
  const questions: Answers = Object.fromEntries(questionnaire.map(({ id }) => [id, '']));
  const fields = {
    contact: refusedFields(error, contact, 'contact'),
    answers: refusedFields(error, questions, 'answers'),
  };
  const known = Object.keys(fields.contact).length + Object.keys(fields.answers).length > 0;
  return known ? { kind: 'refused', fields } : { kind: 'failed', problem: 'other' };
}
