import { type ComponentType, createContext, type ReactElement, useContext } from 'react';
import type { JobSummary } from '#domain/jobs/job';
import { KeptMarkupContext } from '../site/keptMarkup';

export interface OwnJobPartProps {
  job: Pick<JobSummary, 'id' | 'names'>;
  /** A line on a card, a section of the job's page, or a folded one in the application. */
  place: 'card' | 'page' | 'form';
}

/** What a signed-in candidate sees of a job besides what everybody sees; null for a visitor. */
export const OwnJobPart = createContext<ComponentType<OwnJobPartProps> | null>(null);

/**
 * For `JobList` on a server: the markup of cards that it has rendered before. Null in a browser, where
 * a function that is another each time would have every card rendered again.
 */
export function useCardMarkup() {
  const kept = useContext(KeptMarkupContext);
  const Own = useContext(OwnJobPart);
  return kept && ((card: ReactElement) => kept.ofCard(card, Own));
}
