import type { Application } from '#domain/api/portal';
import type { JobSummary } from '#domain/jobs/job';
import { aJob } from '#domain/jobs/testing/aJob';
import { toJobSummary } from '#domain/jobViews/jobSummary';

/** A job as a list shows it. */
export function aJobSummary(changed: Partial<JobSummary> = {}): JobSummary {
  return { ...toJobSummary(aJob()), ...changed };
}

/** An application as its candidate sees it, just sent unless set otherwise. */
export function anApplication(changed: Partial<Application> = {}): Application {
  const at = '2026-11-20T09:30:00.000Z';
  return {
    id: 'a-1',
    jobId: 'v-00001',
    status: 'candidate',
    pendingFrom: null,
    createdAt: at,
    updatedAt: at,
    job: aJobSummary(),
    questionnaire: [],
    answers: {},
    invitationMessage: null,
    recommendedBy: null,
    documentRequest: null,
    waitsFor: [],
    points: [],
    history: [{ status: 'candidate', at, by: 'candidate' }],
    chatEnded: false,
    replies: null,
    ...changed,
  };
}
