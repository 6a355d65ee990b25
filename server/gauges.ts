import { countAfter } from './changeLog/changeLog.repository';
import type { ChangeLogReader } from './changeLog/changeLogReader';
import type { JobIndex } from './jobs/jobIndex';
import type { JobIndexFeed } from './jobs/jobIndexFeed';
import type { Mail } from './mail/mail';
import type { GaugeSource } from './metrics/metrics';
import type { Database } from './storage/database';

/** The count of unread changes stops here, so that reading the metrics stays cheap. */
const MOST_UNREAD = 10_000;

interface GaugesDeps {
  db: Database;
  mail: Pick<Mail, 'gauges'>;
  reader: Pick<ChangeLogReader, 'position'>;
  index: Pick<JobIndex, 'size'>;
  feed: Pick<JobIndexFeed, 'waiting'>;
  /** The number of live streams that this node has open. */
  openStreams(): number;
}

/** A node's values in `/metrics`, besides those of its process and its requests. */
export function createGauges(deps: GaugesDeps): readonly GaugeSource[] {
  const { db, mail, reader, index, feed, openStreams } = deps;
  return [
    ...mail.gauges,
    {
      name: 'vikari_live_streams',
      help: 'Open live streams of this node.',
      read: openStreams,
    },
    {
      name: 'vikari_change_log_unread',
      help: `Changes that this node has not passed on yet; ${MOST_UNREAD} at most.`,
      read: () => countAfter(db, reader.position, MOST_UNREAD),
    },
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
  ];
}
