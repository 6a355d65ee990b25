import { randomUUID } from 'node:crypto';
import { ApiError } from '#domain/api/errors';
import type { SubmitCandidateRequest } from '#domain/api/portal';
import { checkAnswers } from '#domain/applications/answers';
import { submissionPath } from '#domain/applications/submission';
import type { ContactDetails } from '#domain/candidates/contactDetails';
import { tidyName } from '#domain/candidates/names';
import { parsePhone } from '#domain/candidates/phone';
import { externalApplication } from '#domain/jobs/externalApplication';
import type { Job } from '#domain/jobs/job';
import type { Queryable } from '../storage/database';
import { insertApplication, lockApplicationOnJob, saveForm } from './applications.repository';
import { applyMove, recordEvent } from './applyMove';
import { lockOpenJob } from './jobGate';

/** The time of the submission and the rules that apply. */
export interface SubmissionContext {
  /** ISO 8601 UTC. */
  at: string;
  /** `YYYY-MM-DD` in Stockholm. */
  today: string;
  /** Whether the run uses production's phone country codes. */
  production: boolean;
}

/**
 * Stores interest or an application; interest that is already stored becomes the application.
 *
 * @returns the application's id.
 * @throws ApiError `not_found`, `job_unavailable`, `applied_elsewhere` with `applyUrl`,
 * `invalid_request` with the answers' fields, `already_submitted`.
 */
export async function submitApplication(
  tx: Queryable,
  uid: string,
  { jobId, kind, contact, answers = {} }: SubmitCandidateRequest,
  { at, today, production }: SubmissionContext,
): Promise<string> {
  const job = await lockOpenJob(tx, jobId, today);
  refuseImported(job);
  const fields = checkAnswers(job.questionnaire, answers, { complete: kind === 'candidate' });
  if (Object.keys(fields).length > 0) {
    throw new ApiError('invalid_request', 'The answers do not fit the questions.', fields);
  }
  const form = { contact: contact ? storedContact(contact, production) : {}, answers };
  const id = randomUUID();
  const first = await insertApplication(tx, { id, uid, jobId, status: kind, ...form, at });
  if (first) {
    await recordEvent(tx, first, { to: kind, by: 'candidate', at });
    return first.id;
  }
  let application = await lockApplicationOnJob(tx, uid, jobId);
  const path = application && submissionPath(application.status, kind);
  if (!application || !path) {
    throw new ApiError('already_submitted', 'You have already applied to this job.');
  }
  await saveForm(tx, application.id, form);
  for (const to of path) {
    application = await applyMove(tx, application, { to, by: 'candidate', at });
  }
  return application.id;
}

/** An application to an imported job would reach no employer from here (decision 25). */
function refuseImported({ source }: Job): void {
  const external = externalApplication(source);
  if (external === null) return;
  const message = 'Applications to this job are made at the employer, not here.';
  throw new ApiError('applied_elsewhere', message, undefined, { applyUrl: external.url });
}

/** Normalizes names and numbers, however they were typed. */
function storedContact(contact: ContactDetails, production: boolean): ContactDetails {
  return {
    firstName: tidyName(contact.firstName),
    lastName: tidyName(contact.lastName),
    email: contact.email.trim(),
    phone: parsePhone(contact.phone, { production })?.e164 ?? contact.phone,
  };
}
