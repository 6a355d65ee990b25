import useSWR from 'swr';
import { localStore } from '../../lib/store/localStore';
import { refusesTracking } from '../analytics/refusesTracking';
import { localKey } from '../keys';
import { useSiteData } from '../SiteDataProvider';
import { cacheAnswer } from '../siteData';
import { SAVED_KEY } from './savedKeys';

/** How many are kept. */
const MOST_SEEN = 30;

/** A job that was opened on this device. */
interface SeenJob {
  jobId: string;
  /** Instant, ISO 8601 UTC. */
  at: string;
}

const SEEN = localKey('saved/seen');

function isSeen(value: unknown): value is SeenJob {
  if (typeof value !== 'object' || value === null) return false;
  const { jobId, at }: Partial<Record<keyof SeenJob, unknown>> = value;
  return typeof jobId === 'string' && typeof at === 'string';
}

function readSeen(): string[] {
  const stored = localStore.read(SAVED_KEY.seen);
  const seen = Array.isArray(stored) ? stored.filter(isSeen) : [];
  return seen.slice(0, MOST_SEEN).map(({ jobId }) => jobId);
}

/** Stores that a job was opened, unless the browser asks not to be tracked. */
export function keepSeen(jobId: string, now: Date): void {
  if (refusesTracking(navigator)) return;
  const stored = localStore.read(SAVED_KEY.seen);
  const others = (Array.isArray(stored) ? stored.filter(isSeen) : []).filter(
    (one) => one.jobId !== jobId,
  );
  const seen: SeenJob[] = [{ jobId, at: now.toISOString() }, ...others];
  localStore.write(SAVED_KEY.seen, seen.slice(0, MOST_SEEN));
}

/** The jobs that were opened last on this device, the newest first; undefined while not `asked`. */
export function useSeenJobs(asked: boolean): {
  jobIds: string[] | undefined;
  /** The browser asks not to be tracked. */
  off: boolean;
  clear: () => void;
} {
  const data = useSiteData();
  const { data: jobIds } = useSWR<string[]>(asked ? SEEN : null, readSeen, {
    revalidateIfStale: true,
  });
  return {
    jobIds,
    off: asked && refusesTracking(navigator),
    clear() {
      localStore.remove(SAVED_KEY.seen);
      void cacheAnswer(data, SEEN, []);
    },
  };
}
