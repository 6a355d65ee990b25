import { randomUUID } from 'node:crypto';
import { ApiError } from '#domain/api/errors';
import type { PersonalDataExport } from '#domain/api/privacy';
import type { AuditLog } from '../audit/auditLog';
import type { Files } from '../files/files.service';
import type { Clock, SteadyClock } from '../lib/clock';
import type { PersonalTable } from '../lib/personalDataRegister';
import { DAY, instant } from '../lib/time';
import type { BadItem, Quarantine } from '../quarantine/quarantine';
import type { Database } from '../storage/database';
import { inSlices } from '../storage/inSlices';
import { StoreUnavailableError } from '../storage/sqlError';
import { findLanguage, findNames, findQuestions } from './exportNames.repository';
import { exportPage, PAGE_NAME, type Unread } from './exportPage';
import { createExportSlots, type ExportSlot } from './exportSlots';
import {
  countExportsSince,
  deleteOldExports,
  expireExports,
  findExportFile,
  findExports,
  findUnderWay,
  insertExport,
  MAX_ATTEMPTS,
  type MadeExport,
  noteProgress,
  noteReady,
  noteTryFailed,
  type TakenExport,
  takeExport,
} from './exports.repository';
import { type ExportedFile, exportZip } from './exportZip';
import { readPartsOf, readRowsOf } from './personalData.repository';

/** Exports that one candidate may ask for in a day. */
const PER_DAY = 5;
/** Exports of one transaction that deletes their files. */
const EXPIRED_AT_ONCE = 200;
/**
 * Milliseconds: longer than an export can be downloaded, in case its file is not deleted before.
 */
const FILE_LIFETIME = 8 * DAY;

export interface ExportDeps {
  db: Database;
  clock: Clock & SteadyClock;
  audit: Pick<AuditLog, 'record' | 'entriesOf'>;
  files: Pick<Files, 'writeStream' | 'open' | 'delete' | 'removeObjects'>;
  /** Every table with personal data. */
  tables: readonly PersonalTable[];
  /** The candidate's own files, as they are named in the ZIP. */
  filesOf(userId: string): Promise<readonly ExportedFile[]>;
  /** Names what could not be read, for the operator. */
  quarantine: Pick<Quarantine, 'all' | 'release' | 'setAsideAll'>;
  onError(error: unknown): void;
}

/** A ZIP for its candidate. */
interface ReadyExport {
  bytes: AsyncIterable<Uint8Array>;
  size: number;
  requestedAt: string;
}

export interface ExportService {
  /**
   * Requests an export, or returns the one in progress.
   * @throws ApiError `rate_limited`
   */
  request(userId: string): Promise<string>;
  list(userId: string): Promise<PersonalDataExport[]>;
  /**
   * @throws ApiError `not_found` for another candidate's, and for one that is not ready or has
   *   expired.
   */
  open(userId: string, id: string): Promise<ReadyExport>;
  /**
   * Begins the waiting exports for which there is room; called by a timer, and after a request.
   * @returns once no more may be begun now: `made` resolves when those are made, and what then found
   *   room.
   */
  beginWaiting(): Promise<{ made: Promise<void> }>;
  /** Deletes expired exports; for a timer. */
  prune(): Promise<void>;
}

export function createExports(deps: ExportDeps): ExportService {
  const { db, clock, audit, tables, files, quarantine, onError } = deps;
  const slots = createExportSlots(clock);

  /** Makes the ZIP and stores it. */
  async function make(taken: TakenExport, slot: ExportSlot): Promise<MadeExport> {
    const { userId } = taken;
    const madeAt = instant(clock.now());
    const unread: Unread[] = [];
    const broken: BadItem[] = [];
    /** The store being away is no fault of the thing's, and others may be over at the next try. */
    const onUnread = async (path: string, error: unknown): Promise<void> => {
      if (error instanceof StoreUnavailableError || taken.attempts < MAX_ATTEMPTS) throw error;
      broken.push({ item: `${userId} ${path}`, error, userId });
    };
    const orElse = async <T>(path: string, read: () => Promise<T>, otherwise: T): Promise<T> => {
      try {
        return await read();
      } catch (error) {
        await onUnread(path, error);
        unread.push({ path, how: 'missing' });
        return otherwise;
      }
    };
    const own = await orElse('documents/', () => deps.filesOf(userId), []);
    const language = await findLanguage(db, userId).catch(async (error) => {
      // The account's own row says so, too
      await onUnread('data/users.json', error);
      return 'sv' as const;
    });
    const name = PAGE_NAME[language];
    const names = await orElse(name, () => findNames(db, userId), []);
    const questions = await orElse(name, () => findQuestions(db, userId), []);
    const zip = exportZip({
      madeAt,
      page: {
        name,
        make: ({ rows, ...read }) =>
          exportPage({ language, madeAt, tables: rows, names, questions, ...read }),
      },
      unread,
      onUnread,
      tables: [
        ...tables
          .filter(({ of }) => of !== null)
          .map((entry) => ({
            name: entry.table,
            what: entry.what,
            read: () => readRowsOf(db, entry, userId),
            readParts: () => readPartsOf(db, entry, userId),
          })),
        {
          name: 'audit_log',
          what: 'What was done with your data, and when.',
          read: async () =>
            (await audit.entriesOf(db, userId)).map(({ at, event }) => ({ at, event })),
        },
      ],
      files: own,
      onProgress: (progress) => {
        slot.moved();
        return noteProgress(db, taken, progress, clock.now());
      },
      signal: slot.signal,
    });
    let size = 0;
    const counted = async function* (): AsyncGenerator<Uint8Array> {
      for await (const chunk of zip) {
        slot.moved();
        size += chunk.length;
        yield chunk;
      }
    };
    const fileId = await files.writeStream(userId, counted(), FILE_LIFETIME);
    const now = new Set(broken.map(({ item }) => item));
    const before = [...(await quarantine.all('exports'))].filter((item) =>
      item.startsWith(`${userId} `),
    );
    await quarantine.release(
      'exports',
      before.filter((item) => !now.has(item)),
    );
    await quarantine.setAsideAll('exports', broken);
    return { fileId, size, incomplete: broken.length > 0 };
  }

  async function finish(taken: TakenExport, slot: ExportSlot): Promise<void> {
    try {
      const made = await Promise.race([make(taken, slot), slot.givenUp]);
      if (await noteReady(db, taken, { ...made, now: clock.now() })) return;
      // The account was deleted, or another node took the export after this one's time had passed
      await files.removeObjects(await db.transaction((tx) => files.delete(tx, [made.fileId])));
    } catch (error) {
      // The files of an account that is deleted meanwhile are missing from the export
      const status = taken.attempts >= MAX_ATTEMPTS ? 'failed' : 'queued';
      if (await noteTryFailed(db, taken, status)) onError(error);
    } finally {
      slot.free();
    }
  }

  /** @param tried - those that were: one that failed is left to the next call. */
  async function beginSome(tried: Set<string>): Promise<{ made: Promise<void> }> {
    const begun: Promise<void>[] = [];
    for (let slot = slots.take(); slot !== null; slot = slots.take()) {
      const mine = slot;
      const taken = await takeExport(db, clock.now(), {
        without: [...tried],
        firstTries: mine.isForFirstTries,
      }).catch((error) => {
        mine.free();
        throw error;
      });
      if (taken === null) {
        mine.free();
        break;
      }
      tried.add(taken.id);
      mine.setTry(taken.attempts);
      const one = finish(taken, mine).then(async () => (await beginSome(tried)).made);
      // Also where a later one could not be taken, and nobody gets to wait for it
      one.catch(() => undefined);
      begun.push(one);
    }
    return { made: Promise.all(begun).then(() => undefined) };
  }

  return {
    async request(userId) {
      return db.transaction(async (tx) => {
        const underWay = await findUnderWay(tx, userId);
        if (underWay !== null) return underWay;
        const now = clock.now();
        if ((await countExportsSince(tx, userId, now - DAY)) >= PER_DAY) {
          throw new ApiError('rate_limited', 'Too many exports today. Try again tomorrow.');
        }
        const id = await insertExport(tx, { id: randomUUID(), userId, now });
        // Two requests at once: on its retry the second transaction sees the first one's row
        if (id === null) throw new ApiError('rate_limited', 'An export has just been asked for.');
        await audit.record(tx, { event: 'export_requested', actor: { user: userId } });
        return id;
      });
    },

    list: (userId) => findExports(db, userId),

    async open(userId, id) {
      const found = await findExportFile(db, { id, userId, now: clock.now() });
      if (!found) throw new ApiError('not_found', 'There is no such export.');
      const { bytes } = await files.open(found.fileId);
      await audit.record(db, { event: 'export_downloaded', actor: { user: userId } });
      return { ...found, bytes };
    },

    beginWaiting: () => beginSome(new Set()),

    async prune() {
      const now = clock.now();
      await inSlices(async (limit) => {
        const { count, objects } = await db.transaction(async (tx) => {
          const expired = await expireExports(tx, now, limit);
          return { count: expired.length, objects: await files.delete(tx, expired) };
        });
        await files.removeObjects(objects);
        return count;
      }, EXPIRED_AT_ONCE);
      await deleteOldExports(db, now);
    },
  };
}
