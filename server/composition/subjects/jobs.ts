import { changedAfter } from '../../changeLog/changeLog';
import { createIndexAsks } from '../../jobs/indexAsks';
import { closeInFeed, retryInFeed } from '../../jobs/jobFeed';
import { JobIndex } from '../../jobs/jobIndex';
import { createJobIndexFeed } from '../../jobs/jobIndexFeed';
import { createIndexKeeper } from '../../jobs/kept/indexKeeper';
import { INDEX_SHAPE } from '../../jobs/kept/indexShape';
import { createStoredJobs } from '../../jobs/storedJobs';
import { findEmployerNames } from '../../jobs/storedWorkplaces';
import { MINUTE, SECOND } from '../../lib/time';
import type { Subject } from '../subject';
import type { Tools } from '../tools';

/** Stored jobs, and the index of those that can be found. */
export type Jobs = ReturnType<typeof createJobs>['jobs'];

const DIFFERENCES = [
  ['missing', 'Open jobs that the last comparison did not find in the search index.'],
  ['surplus', 'Jobs that it found in the search index alone.'],
  ['stale', 'Jobs whose row had been written since they were indexed.'],
] as const;

/** Writes some hundred megabytes where there are a hundred thousand jobs. */
const KEEP = 10 * MINUTE;

/** Reads the ids of all open jobs: a third of a second of the database for a hundred thousand. */
const COMPARE = 10 * MINUTE;

/** Begins to load the index, and has it follow the change log. */
export function createJobs({ config, db, clock, onError, onProgress, reader, quarantine }: Tools) {
  const index = new JobIndex();
  const stored = createStoredJobs(db);
  const shape = INDEX_SHAPE;
  const asks = createIndexAsks(db);
  const keeper =
    shape === null
      ? null
      : createIndexKeeper({
          folder: config.indexFolder,
          shape,
          db,
          clock,
          asks,
          onRefused: (reason) =>
            onProgress(`The kept index is not used, since ${reason}: the jobs are read anew.`),
        });
  const feed = createJobIndexFeed({
    index,
    repository: stored,
    clock,
    quarantine,
    employers: () => findEmployerNames(db),
    onTheWay: (ids) => changedAfter(db, reader.position, { scope: 'jobs', ids }),
    onError,
    ...(keeper && { kept: { keeper, position: () => reader.position } }),
    follow: (onChange) =>
      reader.subscribe({ scopes: ['jobs'] }, (changes) =>
        onChange(changes.map(({ entityId }) => entityId)),
      ),
  });
  retryInFeed(db, quarantine);
  const loaded = feed.start();
  const subject: Subject = {
    timers: {
      'job feed': [MINUTE, () => closeInFeed(db, clock)],
      'job index': [KEEP, () => feed.keep()],
      'index comparison': [COMPARE, () => feed.compare()],
      'index asked': [MINUTE, () => asks.look(feed)],
    },
    gauges: [
      {
        name: 'vikari_index_jobs',
        help: 'Jobs in the search index of this node.',
        read: () => index.size,
      },
      {
        name: 'vikari_index_waiting',
        help: 'Changed jobs that are not in the search index yet.',
        read: () => feed.waiting(),
      },
      {
        name: 'vikari_index_set_aside',
        help: 'Jobs that cannot be indexed, since their data is not whole.',
        read: () => feed.setAside(),
      },
      ...DIFFERENCES.map(([name, help]) => ({
        name: `vikari_index_${name}`,
        help,
        read: () => feed.differences()[name],
      })),
      {
        name: 'vikari_index_loaded',
        help: 'How much of the search index has been read in since the start: 1 is all of it.',
        read: () => index.loading ?? 1,
      },
    ],
    healthParts: [
      {
        name: 'index',
        needed: true,
        read() {
          const behind = feed.behind();
          return {
            // While it loads, `lists` says so
            ok: behind < MINUTE,
            loaded: index.loading ?? 1,
            jobs: index.size,
            waiting: feed.waiting(),
            setAside: feed.setAside(),
            secondsBehind: Math.round(behind / SECOND),
          };
        },
      },
    ],
    stop: () => feed.stop(),
  };
  /** The place in the change log up to which the index has all jobs. */
  const indexedTo = async () => {
    const { position } = reader;
    await feed.caughtUp();
    return position;
  };
  return { jobs: { index, stored, indexedTo, loaded }, subject };
}
