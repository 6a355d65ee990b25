import { randomUUID } from 'node:crypto';
import { isCalendarDay } from '#domain/calendar/days';
import type { Clock } from '../lib/clock';
import type { Database } from '../storage/database';
import { deletePlanned, findPlanned, insertPlanned, type PlannedWork } from './status.repository';

/** Letters of an announcement. */
const MOST_LETTERS = 300;
/** With the offset from UTC: an operator's clock is not the reader's. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)$/;

/** What an operator announces of planned work. Errors are `Error`s with a message for the console. */
export interface PlannedWorkService {
  /** What is not over. */
  list(): Promise<PlannedWork[]>;
  /** `from` and `to` are ISO 8601 with an offset. Returns the announcement's id. */
  plan(work: Omit<PlannedWork, 'id'>): Promise<string>;
  cancel(id: string): Promise<void>;
}

/** NaN for what is no instant: a day that does not exist is one of the next month to `Date`. */
function readTime(text: string): number {
  return INSTANT.test(text) && isCalendarDay(text.slice(0, 10)) ? Date.parse(text) : Number.NaN;
}

export function createPlannedWork({
  db,
  clock,
}: {
  db: Database;
  clock: Clock;
}): PlannedWorkService {
  return {
    list: () => findPlanned(db, clock.now()),

    async plan({ from, to, text }) {
      const times = [from, to].map(readTime);
      const [start = Number.NaN, end = Number.NaN] = times;
      if (Number.isNaN(start) || Number.isNaN(end)) {
        throw new Error('Give both times as 2026-12-01T22:00+01:00.');
      }
      if (end <= start) throw new Error('The work ends before it begins.');
      if (end <= clock.now()) throw new Error('The work is over already.');
      for (const words of [text.sv, text.en]) {
        if (words.trim() === '' || words.length > MOST_LETTERS) {
          throw new Error(`Say in both languages what it is, in 1 to ${MOST_LETTERS} letters.`);
        }
      }
      const id = randomUUID();
      await insertPlanned(db, { id, from, to, text });
      return id;
    },

    async cancel(id) {
      if (!(await deletePlanned(db, id))) {
        throw new Error(`There is no such work ${id}. See: npm run status -- list`);
      }
    },
  };
}
