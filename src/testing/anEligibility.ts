import type { JobEligibility } from '#domain/api/eligibility';
import type { CandidateFacts } from '#domain/eligibility/candidateFacts';
import { eligibilityOf, readinessFor } from '#domain/eligibility/eligibility';
import type { Job } from '#domain/jobs/job';
import { aJob } from '#domain/jobs/testing/aJob';

/** An assignment in Umeå that says all that it asks for. */
export const STATED_JOB: Job = aJob({
  startsOn: '2026-07-01',
  endsOn: '2026-09-30',
  requires: {
    licence: true,
    yearsInProfession: 2,
    languages: [{ language: 'sv', level: 'C1' }],
    documents: ['cv', 'id_card', 'hosp_licence', 'cpr_certificate'],
    agreement: 'national',
  },
});

/** A nurse who may take it. */
export const ABLE: CandidateFacts = {
  professions: ['sjukskoterska'],
  languages: [{ language: 'sv', level: 'C2' }],
  documents: [
    { type: 'cv', validTo: null },
    { type: 'id_card', validTo: '2030-05-31' },
    { type: 'hosp_licence', validTo: null, noEndDate: true },
    { type: 'cpr_certificate', validTo: '2027-01-31' },
  ],
  experiences: [
    { workRole: 'sjukskoterska', from: '2020-01', to: '2025-03', regionEmployer: 'r-24' },
  ],
  experiencesComplete: true,
};

/** The day of every example. */
const TODAY = '2026-06-10';

/** What the server answers about a job and a candidate, by the rules themselves. */
export function anEligibility({
  job = STATED_JOB,
  candidate = {},
}: {
  job?: Job;
  candidate?: Partial<CandidateFacts>;
} = {}): JobEligibility {
  const facts = { ...ABLE, ...candidate };
  return {
    jobId: job.id,
    ...eligibilityOf(job, facts, TODAY),
    readiness: readinessFor(job, facts, TODAY),
  };
}
