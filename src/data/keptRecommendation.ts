import { localStore } from '../lib/store/localStore';

/** Beside what `session/pendingInterest.ts` keeps: carried into a shared session and forgotten with it. */
const keyOf = (jobId: string): string => `pending_interest.recommendation.${jobId}`;

/**
 * The recommendation by which somebody came to a job, until they have answered it: they may read it,
 * sign in and fill in a form before.
 */
export const keptRecommendation = {
  keep: (jobId: string, id: string): void => localStore.write(keyOf(jobId), id),
  read(jobId: string): string | null {
    const kept = localStore.read(keyOf(jobId));
    return typeof kept === 'string' && kept !== '' ? kept : null;
  },
  remove: (jobId: string): void => localStore.remove(keyOf(jobId)),
};

/** An address of a job that carries the recommendation by which it was come to, where there is one. */
export const withRecommendation = (path: string, id: string | null): string =>
  id ? `${path}${path.includes('?') ? '&' : '?'}recommendation=${encodeURIComponent(id)}` : path;
