import { closeInFeed } from '../../jobs/jobFeed';
import { JobIndex } from '../../jobs/jobIndex';
import { createJobIndexFeed } from '../../jobs/jobIndexFeed';
import { createStoredJobs } from '../../jobs/storedJobs';
import { MINUTE } from '../../lib/time';
import type { Subject } from '../subject';
import type { Tools } from '../tools';

/** Stored jobs, and the index of those that can be found. */
export type Jobs = Awaited<ReturnType<typeof createJobs>>['jobs'];

/** Loads the index, and has it follow the change log. */
export async function createJobs({ db, clock, onError, reader }: Tools) {
  const index = new JobIndex();
  const stored = createStoredJobs(db);
  const feed = createJobIndexFeed({
    index,
    repository: stored,
    clock,
    onError,
    follow: (onChange) =>
      reader.subscribe({ scopes: ['jobs'] }, (changes) =>
        onChange(changes.map(({ entityId }) => entityId)),
      ),
  });
  await feed.start();
  const subject: Subject = {
    timers: { 'job feed': [MINUTE, () => closeInFeed(db, clock)] },
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
    ],
    stop: () => feed.stop(),
  };
  /** The place in the change log up to which the index has all jobs. */
  const indexedTo = async () => {
    const { position } = reader;
    await feed.caughtUp();
    return position;
  };
  return { jobs: { index, stored, indexedTo }, subject };
}
