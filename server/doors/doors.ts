import { type Clock, dayOf } from '../lib/clock';
import { DAY } from '../lib/time';
import type { GaugeSource } from '../metrics/metrics';
import type { Database } from '../storage/database';
import { countByDoor, pruneDoors } from './doors.repository';

/** Deletes what does not count any more; for a timer. */
export function endDoors({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  const now = clock.now();
  return pruneDoors(db, { now, day: dayOf(now - DAY) });
}

/**
 * How many are at each door. Its limits stand in `docs/doors.md`: where it asks for a proof, and where
 * somebody gives way.
 */
export function doorGauge({ db, clock }: { db: Database; clock: Clock }): GaugeSource {
  return {
    name: 'vikari_door_entries',
    help: 'What strangers have begun and counts, by door.',
    label: 'door',
    read: () => countByDoor(db, clock.now()),
  };
}
