import { randomUUID } from 'node:crypto';
import { ApiError } from '#domain/api/errors';
import type { SubmitCandidateRequest } from '#domain/api/portal';
import { checkAnswers } from '#domain/applications/answers';
import { type ApplicationDraft, emptyDraft } from '#domain/applications/draft';
import {
  answersFor,
  contactOf,
  documentsOf,
  isDocumentStep,
  missingSteps,
  referencesOf,
  type StepRules,
  stepStates,
  stepsOf,
  systemsOf,
} from '#domain/applications/steps';
import { submissionPath } from '#domain/applications/submission';
import type { ContactDetails } from '#domain/candidates/contactDetails';
import { contactFrom } from '#domain/candidates/sentContact';
import type { SharedWhenSent } from '#domain/givenReferences/sharedFor';
import type { Job } from '#domain/jobs/job';
import type { Answers } from '#domain/jobs/questionnaire';
import { appendChange } from '../changeLog/changeLog';
import type { Events } from '../events/events';
import { touchUser } from '../identity/accounts';
import { lockOpenJob, refuseImported } from '../jobs/storedJobs';
import { usableRecommendation } from '../recommendations/usableRecommendation';
import type { Queryable } from '../storage/database';
import { readSources, type StoredSources } from './applicationSources';
import {
  type Enclosed,
  insertApplication,
  lockApplicationOnJob,
  saveEnclosed,
  saveForm,
  saveRecommendation,
} from './applications.repository';
import { applyMove, recordMove } from './applyMove';
import { refuseBlocked } from './blockedEmployer.repository';
import { deleteDraft, lockDraft } from './drafts.repository';
import { storedContact } from './storedContact';

/** The time of the submission and the rules that apply. */
export interface SubmissionContext extends StepRules {
  /** ISO 8601 UTC. */
  at: string;
  events: Events;
  interviews: InterviewBooking | undefined;
}

/** Books the interview that was chosen for an application. */
export interface InterviewBooking {
  /** @throws ApiError `slot_taken` */
  bookWith(
    tx: Queryable,
    userId: string,
    booking: { applicationId: string; jobId: string; startsAt: string },
  ): Promise<void>;
}

/** What an application is stored with. */
interface Form {
  contact: Partial<ContactDetails>;
  answers: Answers;
}

/** An application that is whole. */
interface WholeApplication {
  form: Form;
  enclosed: Enclosed;
  documentIds: string[];
  shared: SharedWhenSent;
  /** null: no time was chosen. */
  interviewAt: string | null;
  /** Whether it was begun before. */
  hasDraft: boolean;
}

/**
 * Stores interest or an application; interest that is already stored becomes the application.
 *
 * @returns the application's id.
 * @throws ApiError `not_found`, `job_unavailable`, `applied_elsewhere` with `applyUrl`,
 * `employer_blocked`, `invalid_request` with the answers' fields, `already_submitted`, `application_incomplete` with
 * the steps that are left, `slot_taken` for the interview that was chosen.
 */
export async function submitApplication(
  tx: Queryable,
  uid: string,
  request: SubmitCandidateRequest,
  context: SubmissionContext,
): Promise<string> {
  const { jobId, kind, contact, answers } = request;
  const { at, today, production, events, interviews } = context;
  // As a block does, so that one of the two waits for the other
  await touchUser(tx, uid, Date.parse(at));
  const job = await lockOpenJob(tx, jobId, today);
  refuseImported(job);
  refuseWrongAnswers(job, answers ?? {}, kind === 'candidate' && answers !== undefined);
  const existing = await lockApplicationOnJob(tx, uid, jobId);
  const path = submissionPath(existing?.status ?? null, kind);
  if (!path) throw alreadySubmitted();
  await refuseBlocked(tx, uid, jobId);

  const whole =
    kind === 'candidate' ? await wholeApplication(tx, uid, job, request, context) : null;
  const form = whole?.form ?? {
    contact: contact ? storedContact(contactFrom(contact), production) : {},
    answers: answers ?? {},
  };
  const recommendation = request.recommendation
    ? await usableRecommendation(tx, request.recommendation, { uid, jobId, at, today })
    : null;
  const id = existing?.id ?? randomUUID();
  if (existing) {
    await saveForm(tx, id, form);
    if (whole) await saveEnclosed(tx, id, whole.enclosed);
    let application = existing;
    for (const to of path) {
      application = await applyMove(tx, events, application, { to, by: 'candidate', at });
    }
  } else {
    const enclosed = whole?.enclosed;
    const first = await insertApplication(tx, {
      id,
      uid,
      jobId,
      status: kind,
      ...form,
      enclosed,
      at,
    });
    if (!first) throw alreadySubmitted();
    await recordMove(tx, events, first, { from: null, to: kind, by: 'candidate', at });
  }
  if (recommendation) await saveRecommendation(tx, id, recommendation);
  if (whole) {
    if (whole.hasDraft) await endDraft(tx, uid, jobId);
    const { documentIds, shared } = whole;
    const sent = { applicationId: id, uid, documentIds, shared };
    await events.record(tx, { type: 'application.sent', ...sent, at });
    const startsAt = whole.interviewAt;
    if (startsAt) await interviews?.bookWith(tx, uid, { applicationId: id, jobId, startsAt });
  }
  return id;
}

function alreadySubmitted(): ApiError {
  return new ApiError('already_submitted', 'You have already applied to this job.');
}

function refuseWrongAnswers(job: Job, answers: Answers, complete: boolean): void {
  const fields = checkAnswers(job.questionnaire, answers, { complete });
  if (Object.keys(fields).length > 0) {
    throw new ApiError('invalid_request', 'The answers do not fit the questions.', fields);
  }
}

/**
 * An application from the request, the draft and the account.
 *
 * @throws ApiError `application_incomplete`
 */
async function wholeApplication(
  tx: Queryable,
  uid: string,
  job: Job,
  { contact, answers }: SubmitCandidateRequest,
  rules: StepRules,
): Promise<WholeApplication> {
  const begun = await lockDraft(tx, uid, job.id);
  const stored = begun ?? emptyDraft(job.id);
  // Whether the chosen time is still free is found out by booking it
  const interviewTimes = stored.interviewAt === null ? [] : [stored.interviewAt];
  const sources = { ...(await readSources(tx, uid)), interviewTimes };
  const draft: ApplicationDraft = {
    ...stored,
    contact: contact ? contactFrom(contact) : stored.contact,
    // Questions may have changed since the answers were saved
    answers: answers ?? answersFor(job.questionnaire, stored.answers),
    // What is sent along is finished
    unfinished: {
      contact: contact ? {} : stored.unfinished.contact,
      answers: answers ? {} : stored.unfinished.answers,
    },
  };
  const missing = missingSteps(stepStates(job, sources, draft, rules));
  if (missing.length > 0) {
    throw new ApiError(
      'application_incomplete',
      'Steps of the application are left.',
      Object.fromEntries(missing.map((step) => [step, 'validation.step_left'])),
    );
  }
  const { answers: given } = draft;
  const own = contactOf(sources, draft);
  const form = {
    // What draft and account have was checked when it was saved
    contact: contact ? storedContact(own, rules.production) : own,
    answers: given,
  };
  const interviewAt = stepsOf(job).includes('interview') ? draft.interviewAt : null;
  const hasDraft = begun !== null;
  const enclosed = enclosures(job, sources, draft, rules);
  // Who is left out meanwhile is not shared either
  const goes = new Set(enclosed.enclosed.referenceIds);
  const shared = {
    ...draft.shared,
    referenceIds: draft.shared.referenceIds.filter((one) => goes.has(one)),
  };
  return { form, interviewAt, hasDraft, shared, ...enclosed };
}

/** The contents of an application: only what its job asks for, and the chosen documents. */
function enclosures(
  job: Job,
  sources: StoredSources,
  draft: ApplicationDraft,
  { today }: StepRules,
): Pick<WholeApplication, 'enclosed' | 'documentIds'> {
  const steps = stepsOf(job);
  const asks = (step: (typeof steps)[number]) => steps.includes(step);
  const { profile, documents, references } = sources;
  const ids = (own: readonly { id: string }[]) => own.map(({ id }) => id);
  const ofSteps = steps
    .filter(isDocumentStep)
    .flatMap((step) => ids(documentsOf(step, documents, draft, today)));
  const chosen = ids(documents).filter((id) => draft.documents.includes(id));
  return {
    documentIds: [...new Set([...ofSteps, ...chosen])],
    enclosed: {
      referenceIds: asks('references') ? ids(referencesOf(references, draft)) : [],
      systems: asks('system_knowledge') ? systemsOf(sources, draft) : [],
      prescriberCode: asks('prescriber_code') ? profile.prescriberCode : null,
    },
  };
}

/** Deletes the draft of what was sent. */
async function endDraft(tx: Queryable, uid: string, jobId: string): Promise<void> {
  if (await deleteDraft(tx, uid, jobId)) {
    await appendChange(tx, { scope: `user:${uid}`, type: 'drafts', entityId: jobId });
  }
}
