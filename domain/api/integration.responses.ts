import { latestJob } from './account.responses';
import { answer, schemaOf } from './answer';
import { applicationFields } from './applications.responses';
import { sharedDocument } from './documents.responses';
import type { EmployerApplication } from './integration';
import { job, question } from './jobs.responses';
import { anyOf, exact, flag, list, mapOf, named, ok, text, textOrNull } from './responseFields';

export const employerApplication = schemaOf<EmployerApplication>()(
  exact({
    ...applicationFields,
    candidate: exact({
      firstName: text(),
      lastName: textOrNull(),
      email: textOrNull(),
      phone: textOrNull(),
      bankIdVerified: flag(),
      verifiedName: exact({ firstName: text(), lastName: text() }).nullable(),
    }),
    invitation: exact({
      questionnaire: list(question),
      answers: mapOf(anyOf(text(), list(text()))),
    }).nullable(),
    enclosed: exact({
      documents: list(sharedDocument),
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
      systems: list(text()),
      prescriberCode: textOrNull(),
    }),
  }).meta(named('EmployerApplication', 'An application as the employer sees it.')),
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
