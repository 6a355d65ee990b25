import type { Clock } from '../lib/clock';
import type { Quarantine } from '../quarantine/quarantine';
import type { QuarantineReader } from '../quarantine/readers';
import type { Database } from '../storage/database';
import type { ChannelName, Entry } from './entry';
import { sendNow } from './outbox';

/** What the operator's list calls the entries of a channel. */
const READER_OF: Readonly<Record<ChannelName, QuarantineReader>> = {
  mail: 'mail',
  push: 'push',
  webhook: 'webhooks',
};

/** Names an entry that could not be made ready. */
export function setEntryAside(
  quarantine: Quarantine,
  channel: ChannelName,
  { key, userId }: Entry<unknown>,
  error: unknown,
): Promise<void> {
  return quarantine.setAside(READER_OF[channel], key, error, userId ?? undefined);
}

/** One that had been set aside is whole again. */
export async function releaseSent(
  quarantine: Quarantine,
  channel: ChannelName,
  { key, isSetAside }: Entry<unknown>,
): Promise<void> {
  if (isSetAside) await quarantine.release(READER_OF[channel], [key]);
}

/** Has what is set aside sent again when the quarantine says so; what has gone meanwhile leaves it. */
export function tryAgain({
  quarantine,
  db,
  clock,
  channel,
}: {
  quarantine: Quarantine;
  db: Database;
  clock: Clock;
  channel: ChannelName;
}): void {
  const reader = READER_OF[channel];
  quarantine.onRetry(reader, async (keys) => {
    for (const key of keys) {
      const due = await sendNow(db, { channel, key }, clock.now());
      if (due === 0) await quarantine.release(reader, [key]);
    }
  });
}
