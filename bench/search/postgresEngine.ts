import pg from 'pg';
import type { JobFilter } from '#domain/jobs/filter';
import type { Job } from '#domain/jobs/job';
import { toJobSummary } from '#domain/jobViews/jobSummary';
import { batchesOf } from './batchesOf';
import type { EngineFactory, Found } from './engine';
import { flatJob } from './flatJob';
import { generateJobs } from './generateJobs';
import { startPostgres } from './postgresServer';
import { CREATE_INDEXES, CREATE_TABLE, facetStatement, listStatements } from './postgresSql';

/** Settings in its favour: all in memory, plans made for the actual values. */
const OPTIONS = '-c jit=off -c work_mem=256MB -c random_page_cost=1.1 -c effective_cache_size=4GB';

/**
 * PostgreSQL on this machine over loopback: two connections, so that page and count run at once.
 */
export const postgresEngine: EngineFactory = async (size) => {
  const server = await startPostgres();
  const pool = new pg.Pool({ connectionString: server.url, max: 2, options: OPTIONS });
  // An idle connection that is lost while the server stops does not matter.
  pool.on('error', () => {});
  await pool.query(CREATE_TABLE);
  for (const batch of batchesOf(generateJobs(size), 5000)) await insert(pool, batch);
  for (const statement of CREATE_INDEXES) await pool.query(statement);
  const list = async (filter: JobFilter, byRelevance = false): Promise<Found> => {
    const { count, page } = listStatements(filter, { byRelevance });
    const [counted, found] = await Promise.all([
      pool.query<{ total: number }>(count),
      pool.query<{ id: string }>(page),
    ]);
    return { total: counted.rows[0]?.total ?? 0, ids: found.rows.map(({ id }) => id) };
  };
  return {
    list: (filter) => list(filter),
    listByRelevance: (filter) => list(filter, true),
    async listWithFacets(filter) {
      const [found] = await Promise.all([list(filter), pool.query(facetStatement(filter))]);
      return found;
    },
    async storage() {
      const { rows } = await pool.query<{ size: string }>(
        "select pg_size_pretty(pg_total_relation_size('jobs')) as size",
      );
      return `${rows[0]?.size} of tables and indexes`;
    },
    async close() {
      await pool.end();
      await server.stop();
    },
  };
};

/** One statement a batch: the jobs as one JSON array. */
async function insert(pool: pg.Pool, jobs: readonly Job[]): Promise<void> {
  const rows = jobs.map((job) => ({ ...flatJob(job), summary: toJobSummary(job) }));
  await pool.query(
    `insert into jobs
     select id, to_tsvector('simple', text), locations, workroles, workfields,
       "employmentTypes", systems, "timeOfDay", "onCallDuty", "rateMin", "rateMax",
       case when "rateMax" < 0 then -1 else least(greatest(("rateMin" - 500) / 100, 0), 29) end,
       case when "rateMax" < 0 then -1 else least(greatest(("rateMax" - 500) / 100, 0), 29) end,
       "startsOn", "endsOn", "closesOn", "publishedAt", summary
     from jsonb_to_recordset($1::jsonb) as job (
       id text, text text, locations text[], workroles text[], workfields text[],
       "employmentTypes" text[], systems text[], "timeOfDay" text[], "onCallDuty" boolean,
       "rateMin" int, "rateMax" int, "startsOn" int, "endsOn" int, "closesOn" int,
       "publishedAt" bigint, summary jsonb
     )`,
    [JSON.stringify(rows)],
  );
}
