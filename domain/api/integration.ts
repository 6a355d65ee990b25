import type { DocumentRequest } from '#domain/applications/documentRequest';
import type { Actor, ApplicationStatus } from '#domain/applications/status';
import type { PersonName } from '#domain/candidates/names';
import type { CandidateReference } from '#domain/candidates/references';
import type { Job } from '#domain/jobs/job';
import type { Answers, Question } from '#domain/jobs/questionnaire';
import type { Answered } from './answer';
import type { SharedDocument } from './documents';
import { endpoint } from './endpoint';
import type { integrationAnswers } from './integration.responses';
import type { ListPageRequest } from './listPage';

/** What an employer's program sends; ids, slug, status and source are set by the server. */
export type JobDraft = Omit<
  Job,
  'id' | 'slug' | 'status' | 'publishedAt' | 'employerId' | 'publicEmployer' | 'source'
>;

/** A job as its employer sees it. */
export type EmployersJob = Omit<Job, 'publicEmployer'>;

/** POST /api/integration/jobs */
export const publishJob = endpoint<JobDraft, Answered<typeof integrationAnswers.publishJob>>({
  service: 'integration',
  method: 'POST',
  path: 'jobs',
  access: 'employer',
});

/** PATCH /api/integration/jobs/:id */
export const changeJob = endpoint<
  Partial<JobDraft> & { id: string },
  Answered<typeof integrationAnswers.changeJob>
>({
  service: 'integration',
  method: 'PATCH',
  path: 'jobs/:id',
  access: 'employer',
});

/** POST /api/integration/jobs/:id/close: `deleted` hides it permanently, `disabled` temporarily. */
export const closeJob = endpoint<
  { id: string; as: 'disabled' | 'deleted' },
  Answered<typeof integrationAnswers.closeJob>
>({
  service: 'integration',
  method: 'POST',
  path: 'jobs/:id/close',
  access: 'employer',
});

/** POST /api/integration/jobs/:id/open: enables a disabled job again. */
export const openJob = endpoint<{ id: string }, Answered<typeof integrationAnswers.openJob>>({
  service: 'integration',
  method: 'POST',
  path: 'jobs/:id/open',
  access: 'employer',
});

/** A person who can give a reference for a candidate, as the employer sees them. */
export type EnclosedReference = Omit<CandidateReference, 'mayContact'>;

/** An application as the employer sees it. Instants are ISO 8601 UTC. */
export interface EmployerApplication {
  id: string;
  jobId: string;
  status: ApplicationStatus;
  /** The status before `pending`; otherwise null. */
  pendingFrom: ApplicationStatus | null;
  createdAt: string;
  updatedAt: string;
  /** Only the first name until they apply: showing interest does not reveal the rest. */
  candidate: {
    /**
     * As the candidate gave it in the application; it may differ from the verified name. Empty when
     * the account is deleted, and for an invitation that ended without their interest.
     */
    firstName: string;
    lastName: string | null;
    email: string | null;
    phone: string | null;
    /** Whether a BankID is connected: it confirms `verifiedName`, never the given name. */
    bankIdVerified: boolean;
    /** The verified name; null until they apply, and without a BankID. */
    verifiedName: PersonName | null;
  };
  answers: Answers;
  /** What the candidate answered to an invitation; null unless it was shown interest in. */
  invitation: { questionnaire: Question[]; answers: Answers } | null;
  /** The documents that it waits for; null where none are asked for. */
  documentRequest: DocumentRequest | null;
  /** The contents of the application; empty until they apply. */
  enclosed: {
    /** The documents that are shared now; `applications/document_file` opens them. */
    documents: SharedDocument[];
    /** Only those whom the candidate lets employers contact. */
    references: EnclosedReference[];
    /** Ids of the record systems that they know. */
    systems: string[];
    prescriberCode: string | null;
  };
  /** Oldest first. */
  history: { status: ApplicationStatus; at: string; by: Actor }[];
}

/**
 * GET /api/integration/applications: newest change first; `since` is an instant, included. Pages
 * of 30 unless `pageLength` says otherwise. An application that changes while the pages are read
 * moves to the front: read again with `since` to see it.
 */
export const listApplications = endpoint<
  ListPageRequest & { jobId?: string; since?: string },
  Answered<typeof integrationAnswers.listApplications>
>({ service: 'integration', method: 'GET', path: 'applications', access: 'employer' });

/** POST /api/integration/applications/:id/status: only along decision 11's edges. */
export const moveApplication = endpoint<
  { id: string; status: ApplicationStatus },
  Answered<typeof integrationAnswers.moveApplication>
>({
  service: 'integration',
  method: 'POST',
  path: 'applications/:id/status',
  access: 'employer',
});
