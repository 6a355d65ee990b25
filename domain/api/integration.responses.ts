import { latestJob } from './account.responses';
import { answer } from './answer';
import { applicationFields } from './applications.responses';
import { sharedDocument } from './documents.responses';
import { job, question } from './jobs.responses';
import { anyOf, exact, flag, list, mapOf, named, ok, text, textOrNull } from './responseFields';

export const employerApplication = exact({
  ...applicationFields,
  /** Only the first name until they apply: showing interest does not reveal the rest. */
  candidate: exact({
    /**
     * As the candidate gave it in the application; it may differ from the verified name. Empty when
     * the account is deleted, and for an invitation that ended without their interest.
     */
    firstName: text(),
    lastName: textOrNull(),
    email: textOrNull(),
    phone: textOrNull(),
    /** Whether a BankID is connected: it confirms `verifiedName`, never the given name. */
    bankIdVerified: flag(),
    /** The verified name; null until they apply, and without a BankID. */
    verifiedName: exact({ firstName: text(), lastName: text() }).nullable(),
  }),
  /** What the candidate answered to an invitation; null unless it was shown interest in. */
  invitation: exact({
    questionnaire: list(question),
    answers: mapOf(anyOf(text(), list(text()))),
  }).nullable(),
  /** The contents of the application; empty until they apply. */
  enclosed: exact({
    /** The documents that are shared now; `applications/document_file` opens them. */
    documents: list(sharedDocument),
    /** Only those whom the candidate lets employers contact. */
    references: list(
      exact({
        id: text(),
        workplace: text(),
        name: text(),
        phone: text(),
        email: text(),
        isManager: flag(),
        latestJob,
      }),
    ),
    /** Ids of the record systems that they know. */
    systems: list(text()),
    prescriberCode: textOrNull(),
  }),
}).meta(named('EmployerApplication', 'An application as the employer sees it.'));

/** A job, and when it was changed last: the `since` of the next reading. */
const ownJob = exact({ job, updatedAt: text() }).meta(
  named('OwnJob', 'One of the employer’s jobs. `updatedAt`: ISO 8601 UTC.'),
);

export const integrationAnswers = {
  publishJob: answer({
    summary: 'Publish a job.',
    response: ok({ job }),
    repeatable: true,
  }),
  changeJob: answer({
    summary: 'Change some fields of a job.',
    description: 'The changed job must keep every rule of a new one.',
    response: ok({ job }),
    refusals: ['not_found', 'job_unavailable'],
    repeatable: true,
  }),
  closeJob: answer({
    summary: 'Hide a job temporarily (`disabled`) or permanently (`deleted`).',
    response: ok({ job }),
    refusals: ['not_found', 'job_unavailable'],
    repeatable: true,
  }),
  openJob: answer({
    summary: 'Enable a disabled job again.',
    response: ok({ job }),
    refusals: ['not_found', 'job_unavailable'],
    repeatable: true,
  }),
  readKeyOwner: answer({
    summary: 'Read whose key it is that was sent.',
    response: ok({
      employer: exact({
        /** The `employerId` of jobs. */
        id: text(),
        name: text(),
        /** Whether it is a region or a municipality. */
        publicEmployer: flag(),
      }),
      key: exact({
        id: text(),
        /** ISO 8601 UTC; null for one without an end. */
        expiresAt: textOrNull(),
      }),
    }),
  }),
  listJobs: answer({
    summary: 'List the employer’s own jobs, newest change first.',
    description:
      'Of every status, unless `status` names one. A job that changes while the pages are read moves to the front: read again with `since` to see it.',
    response: ok({ results: list(ownJob), nextPageToken: textOrNull() }),
  }),
  readJob: answer({
    summary: 'Read one of the employer’s own jobs, of any status.',
    response: ok({ job, updatedAt: text() }),
    refusals: ['not_found'],
  }),
  readApplication: answer({
    summary: 'Read one application to the employer’s jobs.',
    response: ok({ application: employerApplication }),
    refusals: ['not_found'],
  }),
  listApplications: answer({
    summary: 'List applications to the employer’s jobs, newest change first.',
    description:
      'An application that changes while the pages are read moves to the front: read again with `since` to see it.',
    response: ok({ results: list(employerApplication), nextPageToken: textOrNull() }),
  }),
  moveApplication: answer({
    summary: 'Move an application to another status.',
    response: ok({ application: employerApplication }),
    refusals: ['not_found', 'illegal_transition'],
    repeatable: true,
  }),
};
