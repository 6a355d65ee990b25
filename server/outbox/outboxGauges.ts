import type { Clock } from '../lib/clock';
import type { GaugeSource } from '../metrics/metrics';
import type { Database } from '../storage/database';
import type { ChannelName } from './entry';
import { backlogOf, oldestSeconds } from './outbox';
import type { OutboxWorker } from './worker';

/**
 * What a channel has not sent yet, and what this node does about it. No label names a receiver, which
 * an employer or a browser has chosen: the log does, and `npm run outbox`.
 */
export function outboxGauges({
  db,
  clock,
  channel,
  worker,
}: {
  db: Database;
  clock: Clock;
  channel: ChannelName;
  /** Null where this run sends nothing. */
  worker: Pick<OutboxWorker, 'receivers'> | null;
}): readonly GaugeSource[] {
  const name = `vikari_${channel}`;
  return [
    {
      name: `${name}_waiting`,
      help: `Entries of the channel ${channel} that are not sent yet.`,
      read: async () => (await backlogOf(db, channel)).count,
    },
    {
      name: `${name}_oldest_seconds`,
      help: `Age of the oldest entry of the channel ${channel} that is not sent yet.`,
      read: () => oldestSeconds(db, channel, clock.now()),
    },
    {
      name: `${name}_waiting_for_one`,
      help: `Entries of the channel ${channel} that wait for the receiver that most wait for.`,
      read: async () => (await backlogOf(db, channel)).mostForOne,
    },
    {
      name: `${name}_set_aside`,
      help: `Entries of the channel ${channel} that are not whole; the log names each.`,
      read: async () => (await backlogOf(db, channel)).setAside,
    },
    {
      name: `${name}_sending`,
      help: `Entries of the channel ${channel} that this node is sending.`,
      read: () => worker?.receivers.sending ?? 0,
    },
    {
      name: `${name}_receivers_closed`,
      help: `Receivers of the channel ${channel} that do not answer, and that this node leaves alone for a while.`,
      read: () => worker?.receivers.closed ?? 0,
    },
  ];
}
