import { type JobMark, type MarkedJob, MOST_SAVED, type Saved, type SavedSearch } from './saved';

export const NOTHING_SAVED: Saved = { marks: [], searches: [] };

/** A job's mark that is set, or taken away by null. */
export interface MarkChange {
  jobId: string;
  mark: JobMark | null;
  /** Instant, ISO 8601 UTC. */
  at: string;
}

/** The same with one job's mark changed; the newest first, and the oldest of a mark go. */
export function withMark(saved: Saved, { jobId, mark, at }: MarkChange): Saved {
  const others = saved.marks.filter((one) => one.jobId !== jobId);
  if (mark === null) return { ...saved, marks: others };
  return { ...saved, marks: withinLimits([{ jobId, mark, markedAt: at }, ...others]) };
}

function withinLimits(marks: readonly MarkedJob[]): MarkedJob[] {
  const left = { saved: MOST_SAVED.jobs, hidden: MOST_SAVED.hidden } as Record<JobMark, number>;
  return marks.filter(({ mark }) => {
    left[mark] -= 1;
    return left[mark] >= 0;
  });
}

/** The same with a search; one with its query gets the new settings and keeps its id and place. */
export function withSearch(saved: Saved, search: SavedSearch): Saved {
  const known = saved.searches.find(({ query }) => query === search.query);
  const searches = known
    ? saved.searches.map((one) => (one === known ? { ...search, ...origin(known) } : one))
    : [search, ...saved.searches].slice(0, MOST_SAVED.searches);
  return { ...saved, searches };
}

const origin = ({ id, createdAt }: SavedSearch) => ({ id, createdAt });

export function withoutSearch(saved: Saved, id: string): Saved {
  return { ...saved, searches: saved.searches.filter((search) => search.id !== id) };
}

export function markOf({ marks }: Saved, jobId: string): JobMark | null {
  return marks.find((one) => one.jobId === jobId)?.mark ?? null;
}

/** The jobs with a mark, the newest first. */
export function jobsWith({ marks }: Saved, mark: JobMark): string[] {
  return marks.filter((one) => one.mark === mark).map(({ jobId }) => jobId);
}
