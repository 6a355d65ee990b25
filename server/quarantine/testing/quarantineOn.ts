import type { Clock } from '../../lib/clock';
import type { Database } from '../../storage/database';
import { createQuarantine, type Quarantine } from '../quarantine';

/** A quarantine over the test's database, which fails the test when something is set aside. */
export function quarantineOn(db: Database, clock: Clock): Quarantine {
  return createQuarantine({
    db,
    clock,
    onError(error) {
      throw error;
    },
  });
}
