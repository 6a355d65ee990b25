import type { saveUnfinishedSteps } from '../../../domain/api/applying';
import type { RequestOf } from '../../../domain/api/endpoint';
import { ApiError } from '../../../domain/api/errors';
import type { Application, SubmitCandidateRequest } from '../../../domain/api/portal';
import type { Profile } from '../../../domain/api/v2';
import { type ApplicationDraft, emptyDraft } from '../../../domain/applications/draft';
import type { ContactDetails } from '../../../domain/candidates/contactDetails';
import { FACETS, type JobFilter, type JobSearch } from '../../../domain/jobs/filter';
import { recordOf } from '../../../domain/jobs/filterFields';
import type { Job } from '../../../domain/jobs/job';
import type { Answers } from '../../../domain/jobs/questionnaire';
import { toJobSummary } from '../../../domain/jobViews/jobSummary';
import { toJobDetail } from '../../../domain/jobViews/publicDetail';
import { CONSTANTS } from '../../../domain/vocabulary/constants';
import { anApplication } from '../../../src/testing/anApplication';
import { anEligibility } from '../../../src/testing/anEligibility';
import { fakeServices } from '../../../src/testing/fakeServices';
import { JOURNEY_JOBS } from './journeyJobs';

const NO_FACETS = recordOf(FACETS, () => ({}));

function matches(job: Job, { workroles, minHourlyRate }: JobFilter): boolean {
  return (
    (workroles.length === 0 || workroles.includes(job.workRole)) &&
    (job.hourlyRate?.max ?? 0) >= (minHourlyRate ?? 0)
  );
}

function jobOf(id: string): Job {
  const job = JOURNEY_JOBS.find((one) => one.slug === id || one.id === id);
  if (!job) throw new ApiError('not_found', 'No such job.');
  return job;
}

/**
 * The two services for one journey: they store what was sent, and support the filters that the
 * journeys use. The real ones are tested end to end.
 *
 * @param profile - the signed-in candidate; null for a visitor.
 */
export function journeyServices(profile: Profile | null) {
  const applications = new Map<string, Application>();
  const drafts = new Map<string, ApplicationDraft>();

  function draftAnswer(jobId: string, change: Partial<ApplicationDraft> = {}) {
    const draft = { ...(drafts.get(jobId) ?? emptyDraft(jobId)), ...change };
    drafts.set(jobId, draft);
    return { status: 0, draft };
  }

  function search({ filter, facets }: JobSearch) {
    const found = JOURNEY_JOBS.filter((job) => matches(job, filter)).map(toJobSummary);
    return {
      status: 0,
      results: found,
      total: found.length,
      nextPageToken: null,
      // The facet counts are not part of the journeys.
      ...(facets && { facets: NO_FACETS }),
    };
  }

  function submit({ jobId, kind }: SubmitCandidateRequest) {
    const application = anApplication({
      id: `a-${jobId}`,
      jobId,
      status: kind === 'interested' ? 'interested' : 'candidate',
      job: toJobSummary(jobOf(jobId)),
    });
    applications.set(jobId, application);
    return { status: 0, application };
  }

  function show({ id }: { id: string }) {
    const job = jobOf(id);
    const viewer = {
      isCandidate: profile !== null,
      includeWorkplace: true,
      applied: applications.has(job.id),
    };
    return { status: 0, data: toJobDetail(job, viewer), jobStatus: 'open' };
  }

  // The contract of its endpoint defines each request.
  const answering = <Request>(answer: (request: Request) => object) => {
    return (request: unknown) => answer(request as Request);
  };
  return fakeServices({
    'session/get_registration': {
      status: 0,
      registration: null,
      sessionID: null,
      type: null,
      stack: [],
    },
    'session/me': { status: 0, profile },
    'misc/constants': { status: 0, ...CONSTANTS },
    'public/jobs/filter': answering(search),
    'public/job': answering(show),
    similar_jobs: answering(({ exclude }: { exclude?: string }) => ({
      status: 0,
      results: JOURNEY_JOBS.filter(({ id }) => id !== exclude)
        .slice(0, 3)
        .map((job) => ({ ...toJobSummary(job), reasons: [] })),
    })),
    submitCandidate: answering(submit),
    application_draft: answering(({ jobId }: { jobId: string }) => draftAnswer(jobId)),
    update_candidate_contact: answering(
      ({ jobId, contact }: { jobId: string; contact: ContactDetails }) =>
        draftAnswer(jobId, { contact, unfinished: emptyDraft(jobId).unfinished }),
    ),
    updateCandidateWithQuestionaire: answering(
      ({ jobId, answers }: { jobId: string; answers: Answers }) =>
        draftAnswer(jobId, { answers, unfinished: emptyDraft(jobId).unfinished }),
    ),
    save_unfinished_steps: answering(
      ({ jobId, contact = {}, answers = {} }: RequestOf<typeof saveUnfinishedSteps>) =>
        draftAnswer(jobId, { unfinished: { contact, answers } }),
    ),
    interview_times: { status: 0, timeZone: 'Europe/Stockholm', minutes: null, slots: [] },
    'users/user_documents': {
      status: 0,
      results: [],
      shownCriminalRecords: [],
      criminalRecordUpload: null,
    },
    'users/user_references': { status: 0, results: [] },
    fetch_eligibility: answering(({ jobIds }: { jobIds: string[] }) => ({
      status: 0,
      results: jobIds.map((jobId) => ({ ...anEligibility(), jobId })),
    })),
    checkExistingCandidate: answering(({ jobId }: { jobId: string }) => {
      const application = applications.get(jobId) ?? null;
      return { status: 0, exists: application !== null, application };
    }),
    fetch_applications: answering(() => ({
      status: 0,
      results: [...applications.values()],
      nextPageToken: null,
      total: applications.size,
    })),
    'chats/fetch_chats': { status: 0, results: [], nextPageToken: null, unreadChats: 0 },
    'misc/device_key': {
      status: 0,
      data: { key: btoa('k'.repeat(32)), iv: btoa('i'.repeat(12)), owner: 'own' },
    },
    'auth/email_registered': { status: 1 },
    // A journey in Storybook ends at the redirect to BankID.
    'session/begin_bankid': () => new Promise<object>(() => {}),
  });
}
