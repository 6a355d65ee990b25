import { plainName } from '#domain/insight/workplaces';
import type { Job } from '#domain/jobs/job';
import { json, type Queryable } from '../storage/database';
import { isWhole, wholeOnes } from './wholeJob';
import { type StoredWorkplace, workplaceOf } from './workplaces';

/** Suggestions for one text. */
const MOST = 10;
const BATCH = 500;
/** Jobs that are read beyond the limit, for those that are not whole. */
const SPARE = 10;

const COLUMNS = `workplaces.id, workplaces.name, workplaces.care_provider as "careProvider",
  workplaces.location, workplaces.region, workplaces.kind`;

/** Stores the workplaces of jobs that are not there yet. */
export async function saveWorkplaces(tx: Queryable, jobs: readonly Job[]): Promise<void> {
  const byId = new Map(jobs.map(workplaceOf).map((one) => [one.id, one]));
  await tx.query(
    `insert into workplaces
       (id, name, plain_name, search_text, care_provider, location, region, kind)
     select id, name, "plainName", "searchText", "careProvider", location, region, kind
     from jsonb_to_recordset($1::jsonb) as row (id text, name text, "plainName" text,
       "searchText" text, "careProvider" text, location text, region text, kind text)
     where not exists (select 1 from workplaces where workplaces.id = row.id)
     on conflict (id) do nothing`,
    [json([...byId.values()])],
  );
}

/**
 * Fills in the workplaces of a batch of jobs that an earlier version stored; a job that is not whole
 * stays without.
 *
 * @param after - the last id of the batch before; '' for the first.
 * @returns the last id of the batch; null when there is none left.
 */
export async function fillWorkplaces(tx: Queryable, after: string): Promise<string | null> {
  const rows = await tx.query<{ id: string; job: Job }>(
    `select id, data as job from jobs where workplace_id is null and id > $1 collate "C"
     order by id collate "C" limit ${BATCH} for update`,
    [after],
  );
  const jobs = wholeOnes(rows).whole.map(({ id, job }) => ({ ...job, id }));
  const last = rows.at(-1)?.id ?? null;
  if (jobs.length === 0) return last;
  await saveWorkplaces(tx, jobs);
  await tx.query(
    `update jobs set workplace_id = row.workplace
     from jsonb_to_recordset($1::jsonb) as row (id text, workplace text) where jobs.id = row.id`,
    [json(jobs.map((job) => ({ id: job.id, workplace: workplaceOf(job).id })))],
  );
  return last;
}

/** More are not kept in memory. */
const MOST_EMPLOYERS = 50_000;

/**
 * The names of employers that were shown to everybody: who runs the workplace of an open or ended job, or of
 * an ad that is public at its source, and who published one here. Not of whom every job was taken away.
 */
export async function findEmployerNames(db: Queryable, most = MOST_EMPLOYERS): Promise<string[]> {
  const rows = await db.query<{ name: string }>(
    `select care_provider as name from workplaces
     where exists (select from jobs where jobs.workplace_id = workplaces.id
       and (jobs.status = 'open' or jobs.source_name <> 'vikari'))
     union select name from employers
     where exists (select from jobs where jobs.employer_id = employers.id and jobs.status = 'open')
     order by name limit $1`,
    [most],
  );
  return rows.map(({ name }) => name);
}

export async function findWorkplace(db: Queryable, id: string): Promise<StoredWorkplace | null> {
  const [row] = await db.query<StoredWorkplace>(`select ${COLUMNS} from workplaces where id = $1`, [
    id,
  ]);
  return row ?? null;
}

/** The workplace of one of an employer's jobs. */
export async function findWorkplaceOfJob(
  db: Queryable,
  { jobId, employerId }: { jobId: string; employerId: string },
): Promise<StoredWorkplace | null> {
  const [row] = await db.query<StoredWorkplace>(
    `select ${COLUMNS} from jobs join workplaces on workplaces.id = jobs.workplace_id
     where jobs.id = $1 and jobs.employer_id = $2`,
    [jobId, employerId],
  );
  return row ?? null;
}

/**
 * Workplaces of which every typed word begins a word: names that begin with the text first, then
 * those with most answers.
 */
export async function searchWorkplaces(
  db: Queryable,
  text: string,
): Promise<(StoredWorkplace & { answers: number })[]> {
  const typed = plainName(text);
  if (typed === '') return [];
  return db.query<StoredWorkplace & { answers: number }>(
    `select ${COLUMNS}, coalesce(
         (select sum((figures->>'answers')::integer) from workplace_figures
          where workplace_id = workplaces.id), 0)::integer as answers
     from workplaces
     where (select bool_and(strpos(search_text, ' ' || word) > 0)
            from unnest(string_to_array($1, ' ')) as word)
     order by case when starts_with(plain_name, $1) then 0 else 1 end, answers desc, plain_name, id
     limit ${MOST}`,
    [typed],
  );
}

/** How many workplaces have a name, of any care provider. */
export async function countWorkplacesNamed(db: Queryable, plain: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    'select count(*) as count from workplaces where plain_name = $1',
    [plain],
  );
  return row?.count ?? 0;
}

/** The jobs at a workplace that are open on a day, the newest first. */
export async function findOpenJobsAt(
  db: Queryable,
  { workplaceId, day, limit }: { workplaceId: string; day: string; limit: number },
): Promise<Job[]> {
  const rows = await db.query<{ job: Job }>(
    `select data as job from jobs
     where workplace_id = $1 and status = 'open' and closes_on >= $2
     order by published_at desc, id limit $3`,
    [workplaceId, day, limit + SPARE],
  );
  return rows.flatMap(({ job }) => (isWhole(Object(job)) ? [job] : [])).slice(0, limit);
}
