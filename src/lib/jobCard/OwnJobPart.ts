import { type ComponentType, createContext } from 'react';
import type { JobSummary } from '#domain/jobs/job';

export interface OwnJobPartProps {
  job: Pick<JobSummary, 'id' | 'names'>;
  /** A line on a card, a section of the job's page, or a folded one in the application. */
  place: 'card' | 'page' | 'form';
}

/** What a signed-in candidate sees of a job besides what everybody sees; null for a visitor. */
export const OwnJobPart = createContext<ComponentType<OwnJobPartProps> | null>(null);
