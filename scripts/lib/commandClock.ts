import type { Config } from '../../server/config/config';
import { type Clock, systemClock } from '../../server/lib/clock';
import type { Database } from '../../server/storage/database';
import { createHeldClock } from '../../server/storage/heldClock';
import { printError } from './print';

/**
 * The database's time, by which a command ends and deletes as a timer of the server would, whatever the
 * clock of the machine says that it runs on.
 */
export async function commandClock(
  db: Database,
  { clockConfirmed: confirmed }: Pick<Config, 'clockConfirmed'>,
): Promise<Clock> {
  const clock = createHeldClock({ db, own: systemClock, confirmed, onDoubt: printError });
  await clock.measure();
  return clock;
}
