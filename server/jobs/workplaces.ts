import {
  plainName,
  type WorkplaceKind,
  workplaceKey,
  workplaceKind,
} from '#domain/insight/workplaces';
import type { Job } from '#domain/jobs/job';
import { locationById } from '#domain/vocabulary/lookup';
import { sha256 } from '../lib/sha256';

/** A workplace as it is stored. */
export interface StoredWorkplace {
  id: string;
  name: string;
  careProvider: string;
  /** Municipality or region id. */
  location: string | null;
  /** Region id. */
  region: string | null;
  kind: WorkplaceKind;
}

type Placed = Pick<Job, 'workplace' | 'location'>;

/** The id of a job's workplace: the same for all jobs there, on every installation. */
export function workplaceIdOf(job: Placed): string {
  return `w-${sha256(workplaceKey(job)).slice(0, 16)}`;
}

/** The workplace of a job, with what it is found by. */
export function workplaceOf(job: Placed): StoredWorkplace & {
  plainName: string;
  searchText: string;
} {
  const { name, careProvider } = job.workplace;
  const place = job.location === null ? undefined : locationById(job.location);
  return {
    id: workplaceIdOf(job),
    name,
    careProvider,
    location: job.location,
    region: place?.regionId ?? null,
    kind: workplaceKind(job.workplace),
    plainName: plainName(name),
    // A space before each word, so that a search finds beginnings of words
    searchText: ` ${plainName(`${name} ${place?.name ?? ''} ${careProvider}`)}`,
  };
}
