import type { Clock } from '../../lib/clock';
import type { Database } from '../../storage/database';
import { findOrClaimSetting } from '../../storage/settings.repository';
import { wallClockAt } from './wallClock';

/** In `settings`: the wall clock that dates are rebased to, of the first such import. */
const ANCHOR_SETTING = 'jobtech_dates_anchor';

/** The anchor of this database: now for the first rebased import, the same for every later one. */
export async function readOrSetAnchor(db: Database, clock: Clock): Promise<number> {
  const anchor = await findOrClaimSetting(db, ANCHOR_SETTING, wallClockAt(clock.now()));
  if (typeof anchor !== 'number') {
    throw new Error('The anchor of the imported dates was not stored.');
  }
  return anchor;
}
