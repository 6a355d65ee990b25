import { rm } from 'node:fs/promises';
import { endianness } from 'node:os';
import { join } from 'node:path';
import { type Cursor, formatCursor, parseCursor } from '#domain/live/cursor';
import { changesAfter, isRemembered, lastChangeUpTo } from '../../changeLog/changeLog';
import type { Clock } from '../../lib/clock';
import { DAY } from '../../lib/time';
import { NotBelievedError, readWholeFile, writeWholeFile } from '../../lib/wholeFile';
import type { Database } from '../../storage/database';
import { databaseIdentity } from '../../storage/databaseIdentity';
import type { IndexAsks } from '../indexAsks';
import type { JobIndexState } from '../jobIndex';
import { PlainDataReader, recordsOf } from './plainData';

/** Of the file; another one when it is written in another way. */
const FORMAT = 1;
const FILE = 'jobs';
/** Changes that are read at once. */
const BATCH = 1000;
/**
 * An index is made anew from the jobs this often, if only at a start: it never forgets a word of the
 * jobs that it has had.
 */
const OLDEST = 30 * DAY;

/** What is kept beside the index itself. */
interface Beside {
  /** Up to where it has all changes. */
  cursor: Cursor;
  /** When it was made from the jobs, milliseconds since the epoch. */
  madeAt: number;
  /** When it was written. */
  keptAt: number;
  /** The ids of jobs that it could not hold. */
  bad: readonly string[];
}

/** An index that was kept, and what has changed since. */
interface KeptIndex extends Pick<Beside, 'madeAt' | 'keptAt'> {
  state: JobIndexState;
  /** Jobs to read again: those that changed, and those that it could not hold. */
  changed: string[];
}

/** The index of jobs on the disk. */
export interface IndexKeeper {
  /**
   * What was kept; null where there is nothing, and where it is not believed.
   *
   * @param onShare - called with how much has been read, from 0 to 1.
   */
  read(onShare: (share: number) => void): Promise<KeptIndex | null>;
  /** Replaces what was kept. Others are served meanwhile. */
  write(state: JobIndexState, beside: Beside): Promise<void>;
}

export interface IndexKeeperDeps {
  /** Its folder, of this node alone. */
  folder: string;
  /** What the program shapes an index by; an index of another one is not believed. */
  shape: string;
  db: Database;
  clock: Clock;
  /** What is asked of the index: one from before the last rebuild is not believed. */
  asks?: Pick<IndexAsks, 'rebuilt'>;
  /** Called with why what was kept is not believed. */
  onRefused(reason: string): void;
}

/** What the file's label says: all that must be the same again, and what is kept beside the index. */
interface Label extends Omit<Beside, 'cursor'> {
  format: number;
  shape: string;
  /** The runtime that wrote it: its form of plain data, of numbers and of letters. */
  runtime: string;
  database: string;
  cursor: string;
  /** The last change up to the cursor. */
  change: string | null;
  /** The last rebuild that was asked for before it was made. */
  rebuilt: string | null;
}

const RUNTIME = [process.versions.v8, process.versions.unicode, endianness()].join(' ');

export function createIndexKeeper(deps: IndexKeeperDeps): IndexKeeper {
  const { folder, shape, db, clock, onRefused } = deps;
  const rebuilt = async () => (await deps.asks?.rebuilt()) ?? null;
  const path = join(folder, FILE);

  async function believed(label: unknown): Promise<Beside> {
    const { format, runtime, database, change, cursor, madeAt, keptAt, bad, ...rest } = Object(
      label,
    ) as Partial<Label>;
    if (format !== FORMAT || runtime !== RUNTIME || rest.shape !== shape) {
      throw new NotBelievedError('it is of another version of the program');
    }
    if (database !== (await databaseIdentity(db))) {
      throw new NotBelievedError('it is of another database, or of before a migration');
    }
    const at = parseCursor(String(cursor));
    if (at === null || !(await isRemembered(db, at))) {
      throw new NotBelievedError('the change log does not go on from it');
    }
    if ((await lastChangeUpTo(db, at)) !== change) {
      throw new NotBelievedError('the change log has another past');
    }
    if ((rest.rebuilt ?? null) !== (await rebuilt())) {
      throw new NotBelievedError('it was asked to be made anew');
    }
    if (madeAt === undefined || Math.abs(clock.now() - madeAt) > OLDEST) {
      throw new NotBelievedError('it was made long ago');
    }
    return { cursor: at, madeAt, keptAt: keptAt ?? madeAt, bad: bad ?? [] };
  }

  return {
    async read(onShare) {
      const reader = new PlainDataReader();
      let beside: Beside | null = null;
      try {
        await readWholeFile(
          path,
          async (label) => {
            beside = await believed(label);
          },
          (record, share) => {
            reader.add(record);
            onShare(share);
          },
        );
        if (beside === null) return null;
        const { cursor, bad, ...times }: Beside = beside;
        // The digest says that it is what `write` was given, and the label that this program wrote it
        const state = reader.done() as JobIndexState;
        return { state, ...times, changed: [...bad, ...(await changedSince(db, cursor))] };
      } catch (error) {
        if (!(error instanceof NotBelievedError)) throw error;
        onRefused(error.message);
        await rm(path, { force: true });
        return null;
      }
    },

    async write(state, { cursor, ...beside }) {
      const label: Label = {
        format: FORMAT,
        shape,
        runtime: RUNTIME,
        database: await databaseIdentity(db),
        cursor: formatCursor(cursor),
        change: await lastChangeUpTo(db, cursor),
        rebuilt: await rebuilt(),
        ...beside,
      };
      await writeWholeFile(path, label, recordsOf(state));
    },
  };
}

/** The jobs that have changed after a cursor. */
async function changedSince(db: Database, cursor: Cursor): Promise<Set<string>> {
  const ids = new Set<string>();
  let after = cursor;
  for (;;) {
    const changes = await changesAfter(db, after, BATCH, ['jobs']);
    for (const { entityId } of changes) ids.add(entityId);
    const last = changes.at(-1);
    if (!last || changes.length < BATCH) break;
    after = last.cursor;
  }
  // What was pruned before it was read shows now
  if (!(await isRemembered(db, cursor))) {
    throw new NotBelievedError('the change log does not go on from it');
  }
  return ids;
}
