import { type ComponentType, createContext, type ReactNode } from 'react';
import type { JobSummary } from '#domain/jobs/job';

export interface JobActionsProps {
  job: Pick<JobSummary, 'id' | 'slug' | 'title'>;
  /** Two icons on a card, or buttons with text on the job's page. */
  place: 'card' | 'page';
  /** What is shown in the place of the card while the job is hidden; null when it is not. */
  onCover?: (cover: ReactNode) => void;
}

/** The buttons that save and hide a job; null until their code has come. */
export const JobActions = createContext<ComponentType<JobActionsProps> | null>(null);
