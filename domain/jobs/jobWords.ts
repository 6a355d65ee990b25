import type { Job } from './job';

/**
 * Of each field of a job, whether its employer words it freely. Facts are numbers, days and words of
 * the vocabulary. A new field does not compile without an answer.
 */
const WORDED: Readonly<Record<keyof Job, boolean>> = {
  id: false,
  // Made of the title
  slug: true,
  status: false,
  title: true,
  workRole: false,
  workFields: false,
  location: false,
  employmentTypes: false,
  systems: false,
  timeOfDay: false,
  onCallDuty: false,
  hourlyRate: false,
  startsOn: false,
  endsOn: false,
  hoursPerWeek: false,
  closesOn: false,
  publishedAt: false,
  workplace: true,
  description: true,
  requirements: true,
  meritorious: true,
  contact: true,
  questionnaire: true,
  employerId: false,
  publicEmployer: false,
  // An imported ad's own words: it has no employer here that could be blocked
  source: false,
  shifts: false,
  requires: false,
  steps: false,
  travel: false,
  housing: false,
  // What a cancellation costs is in the employer's own words
  terms: true,
  language: false,
};

/** The fields of a job that its employer words freely. */
export const JOB_WORDS: readonly string[] = Object.entries(WORDED)
  .filter(([, isWorded]) => isWorded)
  .map(([field]) => field);
