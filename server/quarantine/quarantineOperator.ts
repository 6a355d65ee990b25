import type { Clock } from '../lib/clock';
import type { Database } from '../storage/database';
import { askForRetry, deleteSetAside, findSetAside, type SetAside } from './quarantine.repository';

export type { SetAside } from './quarantine.repository';

/** What an operator does with things that are set aside. */
export interface QuarantineOperator {
  /** The oldest first. @param reader - only its own. */
  list(reader?: string): Promise<SetAside[]>;
  /** @throws Error where it is not set aside. */
  show(reader: string, item: string): Promise<SetAside>;
  /** Has one, or all of a reader, tried in the next round; returns how many. */
  retry(reader: string, item?: string): Promise<number>;
  /** @throws Error where it is not set aside. */
  forget(reader: string, item: string): Promise<void>;
}

const notThere = () => new Error('There is no such thing set aside: see the list.');

export function createQuarantineOperator(db: Database, clock: Clock): QuarantineOperator {
  return {
    list: (reader) => findSetAside(db, { reader: reader ?? null }),
    async show(reader, item) {
      const [found] = await findSetAside(db, { reader, item });
      if (!found) throw notThere();
      return found;
    },
    retry: (reader, item) => askForRetry(db, { reader, item: item ?? null }, clock.now()),
    async forget(reader, item) {
      if ((await deleteSetAside(db, reader, [item])).length === 0) throw notThere();
    },
  };
}
