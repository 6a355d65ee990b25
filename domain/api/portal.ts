import type { InferType } from 'yup';
import type { JobSearch } from '#domain/jobs/filter';
import { searchToWire } from '#domain/jobs/filterWire';
import type { Job, JobNames } from '#domain/jobs/job';
import type { Answered, AnsweredFields } from './answer';
import type { application, applicationAnswers } from './applications.responses';
import type { submitCandidateSchema } from './applications.schema';
import type { authAnswers } from './auth.responses';
import type {
  answerPendingBankidSchema,
  bankidLoginSchema,
  bankidRegisterSchema,
  confirmBankidSchema,
  connectBankidSchema,
} from './auth.schema';
import { endpoint } from './endpoint';
import type { fetchAvailableJobsSchema } from './fetchAvailableJobs.schema';
import type { getJobSchema } from './getJob.schema';
import type { jobAnswers, jobDetail } from './jobs.responses';
import type { ListPageRequest } from './listPage';
import type { payStatisticsSchema } from './payStatistics.schema';
import type { similarJobsSchema } from './similarJobs.schema';
import type { vocabularyAnswers } from './vocabulary.responses';

/** GET misc/constants */
export const getConstants = endpoint<
  Record<string, never>,
  Answered<typeof vocabularyAnswers.getConstants>
>({
  service: 'portal',
  method: 'GET',
  path: 'misc/constants',
  access: 'public',
});

/** GET misc/fetch-user-avatars: first names and pictures of a few users who agreed to be shown. */
export const fetchUserAvatars = endpoint<
  Record<string, never>,
  Answered<typeof vocabularyAnswers.fetchUserAvatars>
>({ service: 'portal', method: 'GET', path: 'misc/fetch-user-avatars', access: 'public' });

export type FilterJobsResponse = AnsweredFields<typeof jobAnswers.filterJobs>;

/** POST public/jobs/filter; on the wire a `FilterJobsRequest`. */
export const filterJobs = endpoint<JobSearch, Answered<typeof jobAnswers.filterJobs>>({
  service: 'portal',
  method: 'POST',
  path: 'public/jobs/filter',
  access: 'public',
  toWire: searchToWire,
});

/** Names of a job's ids, in the vocabulary's order, so that a page needs no vocabulary. */
export type JobDetailNames = JobDetail['names'];

/** What a visitor sees of a job; `workplace` is shortened until they register. */
export type JobDetail = InferType<typeof jobDetail>;

export type WorkplaceDetails = JobDetail['healthcareWorkplaceDetails'];

/** What a 410 of `public/job` says of the job that is gone, besides its status. */
export type GoneJob = Pick<Job, 'workRole' | 'location'> & { names: JobNames };

/**
 * GET public/job; 404 `not_found` and 410 `job_unavailable` carry `jobStatus` too, a 410 the fields
 * of a `GoneJob`.
 */
export const getJob = endpoint<InferType<typeof getJobSchema>, Answered<typeof jobAnswers.getJob>>({
  service: 'portal',
  method: 'GET',
  path: 'public/job',
  access: 'public',
});

/**
 * POST similar_jobs: comma-joined ids; `exclude` leaves out the job they are shown beside, to which
 * the reasons refer.
 */
export const similarJobs = endpoint<
  InferType<typeof similarJobsSchema>,
  Answered<typeof jobAnswers.similarJobs>
>({ service: 'portal', method: 'POST', path: 'similar_jobs', access: 'public' });

/** The subject of a landing page, and its lists. */
export type AvailableJobsData = Answered<typeof jobAnswers.fetchAvailableJobs>['availableJobsData'];

/** POST fetch_available_jobs: `roleOrLocation`, or `role` with `location`: path ids. */
export const fetchAvailableJobs = endpoint<
  InferType<typeof fetchAvailableJobsSchema>,
  Answered<typeof jobAnswers.fetchAvailableJobs>
>({ service: 'portal', method: 'POST', path: 'fetch_available_jobs', access: 'public' });

/** One application as its candidate sees it. Instants are ISO 8601 UTC. */
export type Application = InferType<typeof application>;

export type ApplicationPage = AnsweredFields<typeof applicationAnswers.fetchApplications>;

export type SubmitCandidateRequest = InferType<ReturnType<typeof submitCandidateSchema>>;

/**
 * POST submitCandidate; send `Idempotency-Key` to make a repeat harmless. An imported job is
 * refused with `applied_elsewhere`, and `applyUrl` has its address (null when the ad gives none).
 * One to an employer that the candidate has blocked is refused with `employer_blocked`.
 * An application lacks steps that the job asks for: `application_incomplete`, their ids in `fields`.
 */
export const submitCandidate = endpoint<
  SubmitCandidateRequest,
  Answered<typeof applicationAnswers.submitCandidate>
>({
  service: 'portal',
  method: 'POST',
  path: 'submitCandidate',
  access: 'candidate',
});

/**
 * GET checkExistingCandidate: whether the candidate has applied to this job already, and whether they
 * have blocked its employer.
 */
export const checkExistingCandidate = endpoint<
  { jobId: string },
  Answered<typeof applicationAnswers.checkExistingCandidate>
>({ service: 'portal', method: 'GET', path: 'checkExistingCandidate', access: 'candidate' });

/**
 * GET fetch_applications: the candidate's applications, newest first (our name; part 7 shows
 * none). Pages of 100 unless `pageLength` says otherwise.
 */
export const fetchApplications = endpoint<
  ListPageRequest,
  Answered<typeof applicationAnswers.fetchApplications>
>({
  service: 'portal',
  method: 'GET',
  path: 'fetch_applications',
  access: 'candidate',
});

/** POST withdraw_application: the candidate's own edge to `not_interested`. */
export const withdrawApplication = endpoint<
  { applicationId: string },
  Answered<typeof applicationAnswers.withdrawApplication>
>({ service: 'portal', method: 'POST', path: 'withdraw_application', access: 'candidate' });

/** The parameters of the BankID broker's fragment. */
export type BankidAnswer = InferType<typeof bankidLoginSchema>;

/** POST auth/bankid_register: completes a registration begun with `session/set_session`. */
export const bankidRegister = endpoint<
  InferType<typeof bankidRegisterSchema>,
  Answered<typeof authAnswers.bankidRegister>
>({ service: 'portal', method: 'POST', path: 'auth/bankid_register', access: 'public' });

/**
 * POST auth/bankid_login: the one-time `login_token` is exchanged by `session/sign_in`;
 * `targetPath` is the same-site path that `session/begin_bankid` was given.
 */
export const bankidLogin = endpoint<
  InferType<typeof bankidLoginSchema>,
  Answered<typeof authAnswers.bankidLogin>
>({
  service: 'portal',
  method: 'POST',
  path: 'auth/bankid_login',
  access: 'public',
});

/**
 * POST auth/confirm_bankid: the signed-in candidate has shown their own BankID again (purpose
 * `confirm`); for ten minutes this session may do what needs a recent one.
 */
export const confirmBankid = endpoint<
  InferType<typeof confirmBankidSchema>,
  Answered<typeof authAnswers.confirmBankid>
>({
  service: 'portal',
  method: 'POST',
  path: 'auth/confirm_bankid',
  access: 'candidate',
});

/** POST auth/connect_bankid: connects a BankID to the signed-in account. */
export const connectBankid = endpoint<
  InferType<typeof connectBankidSchema>,
  Answered<typeof authAnswers.connectBankid>
>({ service: 'portal', method: 'POST', path: 'auth/connect_bankid', access: 'candidate' });

/**
 * POST auth/answer_pending_bankid: after `bankid_name_differs`. With `connect: false` nothing is
 * connected.
 */
export const answerPendingBankid = endpoint<
  InferType<typeof answerPendingBankidSchema>,
  Answered<typeof authAnswers.answerPendingBankid>
>({ service: 'portal', method: 'POST', path: 'auth/answer_pending_bankid', access: 'candidate' });

/**
 * GET public/pay_statistics: what the open jobs of these professions pay, by pay basis; `workroles`
 * are ids joined by commas, without them of all. A basis with fewer than five jobs is left out.
 */
export const payStatistics = endpoint<
  InferType<typeof payStatisticsSchema>,
  Answered<typeof jobAnswers.payStatistics>
>({
  service: 'portal',
  method: 'GET',
  path: 'public/pay_statistics',
  access: 'public',
});
