import { keptRecommendation } from '../../data/keptRecommendation';

/** Keeps what the job's address has, as a page without a script passes it on. */
export function keepRecommendationOfAddress(jobId: string): void {
  const id = new URLSearchParams(location.search).get('recommendation');
  // Longer is none, and would be refused with the answer
  if (id?.length === 43) keptRecommendation.keep(jobId, id);
}
