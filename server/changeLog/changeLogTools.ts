import type { HealthPart } from '../http/health';
import type { Clock } from '../lib/clock';
import { HOUR, MINUTE, SECOND } from '../lib/time';
import type { Timers } from '../lib/timers';
import type { Watch } from '../lib/watch';
import type { GaugeSource } from '../metrics/metrics';
import type { Database } from '../storage/database';
import { countAfter, pruneChangeLog } from './changeLog.repository';
import { type ChangeLogReader, READER_TASK } from './changeLogReader';

/** The count of unread changes stops here, so that reading the metrics stays cheap. */
const MOST_UNREAD = 10_000;

export function changeLogTimers({ db, clock }: { db: Database; clock: Clock }): Timers {
  return { 'change log': [HOUR, () => pruneChangeLog(db, clock)] };
}

export function changeLogGauges(
  db: Database,
  reader: Pick<ChangeLogReader, 'position'>,
): readonly GaugeSource[] {
  return [
    {
      name: 'vikari_change_log_unread',
      help: `Changes that this node has not passed on yet; ${MOST_UNREAD} at most.`,
      read: () => countAfter(db, reader.position, MOST_UNREAD),
    },
  ];
}

/** Search and live updates of a node stand still when its reader does. */
export function changeLogHealth(watch: Watch): HealthPart {
  return {
    name: 'changeLog',
    needed: true,
    read() {
      const state = watch.states().find(({ task }) => task === READER_TASK);
      const sinceRead = state?.sinceTurn ?? 0;
      return { ok: sinceRead < MINUTE, secondsSinceRead: Math.round(sinceRead / SECOND) };
    },
  };
}
