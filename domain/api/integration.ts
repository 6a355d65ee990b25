import type { InferType } from 'yup';
import type { CandidateReference } from '#domain/candidates/references';
import type { Answered } from './answer';
import { endpoint } from './endpoint';
import type { employerApplication, integrationAnswers } from './integration.responses';
import type {
  changeJobSchema,
  closeJobSchema,
  listApplicationsSchema,
  listJobsSchema,
  moveApplicationSchema,
  openJobSchema,
  readApplicationSchema,
  readJobSchema,
} from './integration.schema';
import type { jobDraftSchema } from './jobDraft.schema';

/** What an employer's program sends; ids, slug, status and source are set by the server. */
export type JobDraft = InferType<typeof jobDraftSchema>;

/** GET /api/integration/me: whose key it is. */
export const readKeyOwner = endpoint<
  Record<string, never>,
  Answered<typeof integrationAnswers.readKeyOwner>
>({ service: 'integration', method: 'GET', path: 'me', access: 'employer' });

/**
 * GET /api/integration/jobs: the employer's own, of every status, newest change first. A job that
 * changes while the pages are read moves to the front: read again with `since` to see it.
 */
export const listJobs = endpoint<
  InferType<typeof listJobsSchema>,
  Answered<typeof integrationAnswers.listJobs>
>({ service: 'integration', method: 'GET', path: 'jobs', access: 'employer' });

/** GET /api/integration/jobs/:id: one of the employer's own, of every status. */
export const readJob = endpoint<
  InferType<typeof readJobSchema>,
  Answered<typeof integrationAnswers.readJob>
>({ service: 'integration', method: 'GET', path: 'jobs/:id', access: 'employer' });

/** POST /api/integration/jobs */
export const publishJob = endpoint<JobDraft, Answered<typeof integrationAnswers.publishJob>>({
  service: 'integration',
  method: 'POST',
  path: 'jobs',
  access: 'employer',
});

/** PATCH /api/integration/jobs/:id */
export const changeJob = endpoint<
  InferType<typeof changeJobSchema>,
  Answered<typeof integrationAnswers.changeJob>
>({
  service: 'integration',
  method: 'PATCH',
  path: 'jobs/:id',
  access: 'employer',
});

/** POST /api/integration/jobs/:id/close: `deleted` hides it permanently, `disabled` temporarily. */
export const closeJob = endpoint<
  InferType<typeof closeJobSchema>,
  Answered<typeof integrationAnswers.closeJob>
>({
  service: 'integration',
  method: 'POST',
  path: 'jobs/:id/close',
  access: 'employer',
});

/** POST /api/integration/jobs/:id/open: enables a disabled job again. */
export const openJob = endpoint<
  InferType<typeof openJobSchema>,
  Answered<typeof integrationAnswers.openJob>
>({
  service: 'integration',
  method: 'POST',
  path: 'jobs/:id/open',
  access: 'employer',
});

/** A person who can give a reference for a candidate, as the employer sees them. */
export type EnclosedReference = Omit<CandidateReference, 'mayContact'>;

/** An application as the employer sees it. Instants are ISO 8601 UTC. */
export type EmployerApplication = InferType<typeof employerApplication>;

/**
 * GET /api/integration/applications: newest change first; `since` is an instant, included. Pages
 * of 30 unless `pageLength` says otherwise. An application that changes while the pages are read
 * moves to the front: read again with `since` to see it.
 */
export const listApplications = endpoint<
  InferType<typeof listApplicationsSchema>,
  Answered<typeof integrationAnswers.listApplications>
>({ service: 'integration', method: 'GET', path: 'applications', access: 'employer' });

/** GET /api/integration/applications/:id: one of them, as webhooks name it. */
export const readApplication = endpoint<
  InferType<typeof readApplicationSchema>,
  Answered<typeof integrationAnswers.readApplication>
>({ service: 'integration', method: 'GET', path: 'applications/:id', access: 'employer' });

/** POST /api/integration/applications/:id/status: only along decision 11's edges. */
export const moveApplication = endpoint<
  InferType<typeof moveApplicationSchema>,
  Answered<typeof integrationAnswers.moveApplication>
>({
  service: 'integration',
  method: 'POST',
  path: 'applications/:id/status',
  access: 'employer',
});
