import type { DocumentType, StatedEnd } from '#domain/candidates/documents';
import type { Experience } from '#domain/candidates/experiences';
import type { LanguageSkill } from '#domain/candidates/languages';
import type { Job } from '#domain/jobs/job';

/** What is known of a candidate that decides which assignments they may take. */
export interface CandidateFacts {
  /** The work roles that they have said are theirs; empty: they have not said. */
  professions: readonly string[];
  /** Those that they want to work in besides, which says nothing of what they are. */
  wishedProfessions?: readonly string[];
  /** null: they have not said. */
  languages: readonly LanguageSkill[] | null;
  documents: readonly (StatedEnd & { type: DocumentType })[];
  experiences: readonly Pick<Experience, 'workRole' | 'from' | 'to' | 'regionEmployer'>[];
  /**
   * They have said that `experiences` has every employment of the last two years. Without it what
   * is not in the list is not known.
   */
  experiencesComplete?: boolean;
}

/** What is known of a job that decides who may take it. */
export type JobToTake = Pick<Job, 'workRole' | 'location' | 'startsOn' | 'endsOn' | 'requires'>;
