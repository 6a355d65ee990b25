import type { DocumentType } from '#domain/candidates/documents';
import type { Experience } from '#domain/candidates/experiences';
import type { LanguageSkill } from '#domain/candidates/languages';
import type { Job } from '#domain/jobs/job';

/** What is known of a candidate that decides which assignments they may take. */
export interface CandidateFacts {
  /** Work-role ids; empty: they have not said. */
  professions: readonly string[];
  /** null: they have not said. */
  languages: readonly LanguageSkill[] | null;
  documents: readonly { type: DocumentType; validTo: string | null }[];
  experiences: readonly Pick<Experience, 'workRole' | 'from' | 'to' | 'regionEmployer'>[];
}

/** What is known of a job that decides who may take it. */
export type JobToTake = Pick<Job, 'workRole' | 'location' | 'startsOn' | 'endsOn' | 'requires'>;
