import { type ComponentType, createContext } from 'react';
import type { JobSummary } from '#domain/jobs/job';

export interface JobActionsProps {
  job: Pick<JobSummary, 'id' | 'title'>;
  /** Two icons on a card, or buttons with text on the job's page. */
  place: 'card' | 'page';
}

/** The buttons that save and hide a job; null until their code has come. */
export const JobActions = createContext<ComponentType<JobActionsProps> | null>(null);
