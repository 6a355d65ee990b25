import type { DocumentType } from '#domain/candidates/documents';
import type { CandidateFacts } from '#domain/eligibility/candidateFacts';
import type { Job } from '#domain/jobs/job';
import { generateAskingJobs, generateCandidates } from '../eligible/generate';
import { randomFrom } from '../search/random';

const TYPES = [
  'cv',
  'hosp_licence',
  'cpr_certificate',
  'id_card',
  'criminal_record',
] as const satisfies readonly DocumentType[];

/** The jobs of the eligibility's bench, of which each asks for documents of its own. */
export function* generateDemandingJobs(count: number): Generator<Job> {
  const random = randomFrom(11);
  for (const job of generateAskingJobs(count)) {
    const documents = TYPES.filter(() => random.chance(0.3));
    yield job.requires ? { ...job, requires: { ...job.requires, documents } } : job;
  }
}

/** Its candidates, of whom each has some documents, and most have said where they have worked. */
export function generateLackingCandidates(count: number): CandidateFacts[] {
  const random = randomFrom(13);
  return generateCandidates(count).map((candidate) => ({
    ...candidate,
    documents: TYPES.filter(() => random.chance(0.6)).map((type) => ({
      type,
      validTo: random.chance(0.5) ? null : '2027-06-30',
    })),
    experiencesComplete: random.chance(0.7),
  }));
}
