import { carryIntoShared, localStore } from '../lib/localStore';

const PREFIX = 'recommendation.';

/**
 * The recommendation by which somebody came to a job, until they have answered it: they may read it,
 * sign in and fill in a form before.
 */
export const keptRecommendation = {
  keep: (jobId: string, id: string): void => localStore.write(PREFIX + jobId, id),
  read(jobId: string): string | null {
    const kept = localStore.read(PREFIX + jobId);
    return typeof kept === 'string' && kept !== '' ? kept : null;
  },
  remove: (jobId: string): void => localStore.remove(PREFIX + jobId),
  carryIntoShared: (): void => carryIntoShared(PREFIX),
  forget: (): void => localStore.removeAll(PREFIX),
};
