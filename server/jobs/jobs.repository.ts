import type { Job } from '#domain/jobs/job';
import { jobIdFrom } from '#domain/jobs/slug';
import { cursorText, type PageBounds, type PagedRow } from '../lib/listPage';
import type { Queryable } from '../storage/database';

/** A job, and which writing of its row it is from: another number after every change of the row. */
export interface WrittenJob {
  job: Job;
  written: number;
}

/** The same without the job. */
export type RowStamp = Pick<WrittenJob, 'written'> & { id: string };

/** Jobs as stored, of any status. */
export interface JobRepository {
  /** By id or slug; the id is in the slug, so an old slug still finds its job. */
  find(slugOrId: string): Promise<Job | null>;
  /** The same, by what was read of it before: that very object while its row was not written since. */
  findAgain(slugOrId: string, last: WrittenJob | null): Promise<WrittenJob | null>;
  /** Those of the ids that exist, in no order. */
  findAll(ids: readonly string[]): Promise<Job[]>;
  /** The same with the writing of each. */
  findWritten(ids: readonly string[]): Promise<WrittenJob[]>;
  /**
   * Open jobs that close on `day` (`YYYY-MM-DD`) or later, in batches, by id. A job that is stored
   * meanwhile may be missed.
   */
  openJobs(day: string): AsyncGenerator<WrittenJob[]>;
  /** The rows that `openJobs` reads, in the same order. */
  openStamps(day: string): AsyncGenerator<RowStamp[]>;
  /** Those of the ids that `openJobs` would find now. */
  stampsOf(ids: readonly string[], day: string): Promise<RowStamp[]>;
  /** How many `openJobs` finds. */
  countOpen(day: string): Promise<number>;
}

const BATCH = 1000;

interface JobRow {
  job: Job;
}

interface StoredRow {
  id: string;
  job: unknown;
}

type WrittenRow = StoredRow & RowStamp;

/** The transaction that wrote the row: by the product or by hand. */
const WRITTEN = 'xmin::text::int8 as written';
const OPEN = "status = 'open' and closes_on >= $1";

/** A job with its row's own id: who reads many can name one whose data is not whole. */
const jobOf = ({ id, job }: StoredRow): Job => ({ ...(Object(job) as Job), id });

const writtenOf = (row: WrittenRow): WrittenJob => ({ job: jobOf(row), written: row.written });

export function createJobRepository(database: Queryable): JobRepository {
  /** The open jobs of a day in batches, by id. */
  async function* batches<Of extends { id: string }>(
    columns: string,
    day: string,
  ): AsyncGenerator<Of[]> {
    let after = '';
    for (;;) {
      const rows = await database.query<Of>(
        `select id, ${columns} from jobs where ${OPEN} and id > $2 collate "C"
         order by id collate "C" limit ${BATCH}`,
        [day, after],
      );
      const last = rows.at(-1);
      if (!last) return;
      after = last.id;
      yield rows;
    }
  }

  return {
    async find(slugOrId) {
      const id = jobIdFrom(slugOrId);
      if (id === null) return null;
      const [row] = await database.query<JobRow>('select data as job from jobs where id = $1', [
        id,
      ]);
      return row?.job ?? null;
    },

    async findAgain(slugOrId, last) {
      const id = jobIdFrom(slugOrId);
      if (id === null) return null;
      const [row] = await database.query<{ job: Job | null; written: number }>(
        `select ${WRITTEN}, case when xmin::text::int8 = $2 then null else data end as job
         from jobs where id = $1`,
        [id, last?.written ?? null],
      );
      if (last && row?.written === last.written) return last;
      return row?.job ? { job: row.job, written: row.written } : null;
    },

    async findAll(ids) {
      const rows = await database.query<StoredRow>(
        'select id, data as job from jobs where id = any($1::text[])',
        [ids],
      );
      return rows.map(jobOf);
    },

    async findWritten(ids) {
      const rows = await database.query<WrittenRow>(
        `select id, data as job, ${WRITTEN} from jobs where id = any($1::text[])`,
        [ids],
      );
      return rows.map(writtenOf);
    },

    async *openJobs(day) {
      const columns = `data as job, ${WRITTEN}`;
      for await (const rows of batches<WrittenRow>(columns, day)) yield rows.map(writtenOf);
    },

    openStamps: (day) => batches<RowStamp>(WRITTEN, day),

    stampsOf: (ids, day) =>
      database.query<RowStamp>(
        `select id, ${WRITTEN} from jobs where ${OPEN} and id = any($2::text[])`,
        [day, ids],
      ),

    async countOpen(day) {
      const [row] = await database.query<{ count: number }>(
        `select count(*) as count from jobs where ${OPEN}`,
        [day],
      );
      return row?.count ?? 0;
    },
  };
}

/** A job, locked against changes until the transaction ends. */
export async function lockJob(tx: Queryable, id: string): Promise<Job | null> {
  const [row] = await tx.query<JobRow>('select data as job from jobs where id = $1 for share', [
    id,
  ]);
  return row?.job ?? null;
}

/**
 * One of the employer's jobs, locked for a change; null when there is none or it belongs to another
 * employer.
 */
export async function lockEmployersJob(
  tx: Queryable,
  employerId: string,
  id: string,
): Promise<Job | null> {
  const [row] = await tx.query<JobRow>(
    'select data as job from jobs where id = $1 and employer_id = $2 for update',
    [id, employerId],
  );
  return row?.job ?? null;
}

/** Which of the employer's jobs are read. */
export interface OwnJobFilter {
  id?: string | undefined;
  status?: Job['status'] | undefined;
  /** Only those that changed at this instant or later. */
  since?: string | undefined;
}

/** One of the employer's jobs, with when it was changed last, ISO 8601 UTC. */
export interface OwnJobRow extends PagedRow {
  job: Job;
  updatedAt: string;
}

/** An employer's own jobs, newest change first. */
export function findOwnJobs(
  db: Queryable,
  employerId: string,
  { id, status, since }: OwnJobFilter,
  { after, limit }: PageBounds,
): Promise<OwnJobRow[]> {
  return db.query<OwnJobRow>(
    `select id, data as job, updated_at as "updatedAt", ${cursorText('updated_at')} as "cursorAt"
     from jobs
     where employer_id = $1
       and ($2::text is null or id = $2)
       and ($3::text is null or status = $3)
       and ($4::timestamptz is null or updated_at >= $4)
       and ($5::timestamptz is null or (updated_at, id) < ($5::timestamptz, $6::text))
     order by updated_at desc, id desc
     limit $7`,
    [
      employerId,
      id ?? null,
      status ?? null,
      since ? new Date(since) : null,
      after?.at ?? null,
      after?.id ?? null,
      limit,
    ],
  );
}
