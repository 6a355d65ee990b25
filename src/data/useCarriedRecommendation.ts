import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { keptRecommendation } from './keptRecommendation';

/**
 * The recommendation in the address of a job's page, whose link was followed before a script could
 * keep it: kept now, and given for the page's own links, which may be followed as early. Null without
 * one; a text of another length is none, and would be refused.
 */
export function useCarriedRecommendation(jobId: string | null): string | null {
  const given = useSearchParams()[0].get('recommendation');
  const id = given?.length === 43 ? given : null;
  useEffect(() => {
    if (jobId && id) keptRecommendation.keep(jobId, id);
  }, [jobId, id]);
  return id;
}
