import { CHANNELS, type ChannelName } from '../../server/outbox/entry';
import { backlogOf, listWaiting, sendNow } from '../../server/outbox/outbox';
import type { Database } from '../../server/storage/database';
import type { Store } from './databaseCommand';
import { printLine } from './print';

/** Lines of a list; more are told by their number. */
const LISTED = 200;

/** Prints what waits to be sent; of all channels when none is given. */
export async function printWaiting(db: Database, channel: ChannelName | null): Promise<void> {
  const entries = await listWaiting(db, { channel, limit: LISTED });
  for (const { key, kind, receiver, attempts, createdAt, dueAt, setAsideAt, ...one } of entries) {
    const aside = setAsideAt === null ? '' : `  set aside ${setAsideAt}`;
    printLine(
      `${one.channel}  ${key}  ${kind}  to ${receiver}  written ${createdAt}  tried ${attempts} times  due ${dueAt}${aside}`,
    );
  }
  for (const name of channel === null ? CHANNELS : [channel]) {
    printLine(`${name}: ${(await backlogOf(db, name)).count} waiting`);
  }
}

/** Makes what waits due. @throws Error where the key names nothing that waits. */
export async function printSendNow(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  channel: ChannelName,
  key: string | null,
): Promise<void> {
  const due = await sendNow(db, { channel, key }, clock.now());
  if (due === 0 && key !== null) throw new Error(`No ${channel} of this id waits: see the list.`);
  printLine(
    `${due} due now. The servers send them at their rate; a receiver that they leave alone is tried again within ten minutes, the mail server within one.`,
  );
}
