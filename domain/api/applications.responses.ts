import { POINT_STATES } from '#domain/applications/pointLine';
import { APPLICATION_STATUSES } from '#domain/applications/status';
import { WAITING_FOR } from '#domain/applications/waitsFor';
import { RECOMMENDERS } from '#domain/recommendations/recommendation';
import { answer } from './answer';
import { documentRequest } from './documents.responses';
import { jobSummary, question, replyFigures } from './jobs.responses';
import {
  anyOf,
  count,
  exact,
  flag,
  instant,
  list,
  mapOf,
  named,
  ok,
  text,
  textOrNull,
  word,
  wordOrNull,
} from './responseFields';
import { employerBlock } from './safety.responses';

const status = () =>
  word(APPLICATION_STATUSES).meta(named('ApplicationStatus', 'The status of an application.'));

/** The fields of an application that both the candidate and the employer see. */
export const applicationFields = {
  id: text(),
  jobId: text(),
  status: status(),
  /** The status before `pending`; otherwise null. */
  pendingFrom: wordOrNull(APPLICATION_STATUSES),
  createdAt: instant(),
  updatedAt: instant(),
  /** Who recommended the job by a link that the candidate came by; null where nobody did. */
  recommendedBy: wordOrNull(RECOMMENDERS),
  answers: mapOf(anyOf(text(), list(text()))),
  /** The documents that it waits for; null where none are asked for. */
  documentRequest: documentRequest.nullable(),
  /** Oldest first. */
  history: list(
    exact({ status: status(), at: instant(), by: word(['candidate', 'employer', 'system']) }),
  ),
};

export const application = exact({
  ...applicationFields,
  job: jobSummary,
  /** The job's questions with audience 0, and the candidate's answers. */
  questionnaire: list(question),
  /** The employer's message in the invitation; null when there is none. */
  invitationMessage: textOrNull(),
  /** What the candidate can do now so that it goes on. */
  waitsFor: list(word(WAITING_FOR)),
  /** Line by line, from what the account has now; they exclude nobody (decision 12). */
  points: list(
    exact({
      id: text(),
      points: count(),
      text: exact({ sv: text(), en: text() }),
      met: flag(),
      state: word(POINT_STATES),
      href: textOrNull(),
    }),
  ),
  /** Nothing more can be written in its chat. */
  chatEnded: flag(),
  /** How its employer answers candidates; null where too little is known. */
  replies: replyFigures(),
}).meta(named('Application', 'An application as its candidate sees it.'));

export const applicationAnswers = {
  submitCandidate: answer({
    summary: 'Show interest in a job, or apply for it.',
    description:
      'An error with `applied_elsewhere` has the address of the application form in `applyUrl`; null when the ad gives none. One with `application_incomplete` names in `fields` the steps that are left.',
    response: ok({ application }),
    refusals: [
      'not_found',
      'job_unavailable',
      'already_submitted',
      'applied_elsewhere',
      'employer_blocked',
      'application_incomplete',
    ],
    repeatable: true,
  }),
  checkExistingCandidate: answer({
    summary: 'Read whether the candidate has an application on a job.',
    response: ok({
      exists: flag(),
      application: application.nullable(),
      /** The block of the job's employer, to whom nothing can be sent before it is lifted. */
      blockedEmployer: employerBlock.nullable(),
    }),
  }),
  fetchApplications: answer({
    summary: 'List the candidate’s applications, newest first.',
    response: ok({
      results: list(application),
      /** null on the last page. */
      nextPageToken: textOrNull(),
      /** The number of all the candidate's applications, not only of this page. */
      total: count(),
    }),
  }),
  withdrawApplication: answer({
    summary: 'Withdraw an application.',
    response: ok({ application }),
    refusals: ['not_found', 'illegal_transition'],
    repeatable: true,
  }),
};
