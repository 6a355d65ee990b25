import type { Clock } from '../lib/clock';
import { SECOND } from '../lib/time';
import type { GaugeSource } from '../metrics/metrics';
import type { Database } from '../storage/database';
import type { ChannelName } from './entry';
import { backlogOf } from './outbox';

/** How much a channel has not sent yet, and how old the oldest of it is. */
export function backlogGauges({
  db,
  clock,
  channel,
}: {
  db: Database;
  clock: Clock;
  channel: ChannelName;
}): readonly GaugeSource[] {
  return [
    {
      name: `vikari_${channel}_waiting`,
      help: `Entries of the channel ${channel} that are not sent yet.`,
      read: async () => (await backlogOf(db, channel)).count,
    },
    {
      name: `vikari_${channel}_oldest_seconds`,
      help: `Age of the oldest entry of the channel ${channel} that is not sent yet.`,
      async read() {
        const { oldest } = await backlogOf(db, channel);
        return oldest === null ? 0 : (clock.now() - Date.parse(oldest)) / SECOND;
      },
    },
  ];
}
