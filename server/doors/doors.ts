import { type Clock, dayOf } from '../lib/clock';
import { DAY } from '../lib/time';
import type { GaugeSource } from '../metrics/metrics';
import type { Database } from '../storage/database';
import { DOOR_SIZES, type DoorName, type OtherLimits } from './door';
import { countByDoor, pruneDoors } from './doors.repository';

/** Deletes what does not count any more; for a timer. */
export function endDoors({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  const now = clock.now();
  return pruneDoors(db, { now, day: dayOf(now - DAY) });
}

/**
 * How full each door is, an empty one too: 1 is where somebody gives way for each who comes. A door
 * whose entries stay may be at 2.
 */
export function doorGauge({
  db,
  clock,
  limits,
}: {
  db: Database;
  clock: Clock;
  limits?: OtherLimits;
}): GaugeSource {
  return {
    name: 'vikari_door_full_ratio',
    help: 'How full each door that strangers use is: 1 is full.',
    label: 'door',
    async read() {
      const counts = await countByDoor(db, clock.now());
      const doors = Object.entries(DOOR_SIZES) as [DoorName, number][];
      return new Map(
        doors.map(([door, size]) => [
          door,
          (counts.get(door) ?? 0) / (limits?.[door]?.most ?? size),
        ]),
      );
    },
  };
}
