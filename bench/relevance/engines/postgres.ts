import pg from 'pg';
import { startPostgres } from '../../search/postgresServer';
import { JUDGED } from '../judging/metrics';
import { adFields } from './adFields';
import type { RelevanceEngineFactory } from './engine';

/** The weights of A to D are D first: the text, then fields and terms, then place, then profession. */
const RANK = "ts_rank('{0.02, 0.5, 0.8, 1.0}', words, query)";

/**
 * PostgreSQL's full text in its Swedish configuration, weights A–D: all words by
 * `websearch_to_tsquery`, then any of them. A word that no ad has is replaced by the ads' most
 * similar one (`pg_trgm`).
 */
export const postgresEngine: RelevanceEngineFactory = async (jobs) => {
  const server = await startPostgres();
  const pool = new pg.Pool({ connectionString: server.url, max: 1, options: '-c jit=off' });
  pool.on('error', () => {});
  await fill(pool, JSON.stringify(jobs.map(adFields)));
  return {
    async search(text) {
      const spelt = await speltAsInAds(pool, text);
      const all = await idsOf(pool, "websearch_to_tsquery('swedish', $1)", spelt);
      if (all.length === JUDGED) return all;
      const any = await idsOf(
        pool,
        "replace(websearch_to_tsquery('swedish', $1)::text, '&', '|')::tsquery",
        spelt,
      );
      return [...new Set([...all, ...any])].slice(0, JUDGED);
    },
    async close() {
      await pool.end();
      await server.stop();
    },
  };
};

const CREATE = `
  create extension if not exists pg_trgm;
  create table ads (
    id text primary key, role text, title text, place text, workplace text, fields text, terms text,
    "group" text, text text,
    words tsvector generated always as (
      setweight(to_tsvector('swedish', role || ' ' || title), 'A')
      || setweight(to_tsvector('swedish', place || ' ' || workplace), 'B')
      || setweight(to_tsvector('swedish', fields || ' ' || terms || ' ' || "group"), 'C')
      || setweight(to_tsvector('swedish', text), 'D')
    ) stored
  )`;

/** The words of the ads as they are written: stems would not be similar enough to what is typed. */
const PREPARE = `
  create index on ads using gin (words);
  create table spellings as select word, ndoc from ts_stat($$
    select to_tsvector('simple', role || ' ' || title || ' ' || place || ' ' || workplace || ' '
      || fields || ' ' || terms || ' ' || text) from ads $$);
  create unique index on spellings (word);
  create index on spellings using gist (word gist_trgm_ops);
  analyze`;

async function fill(pool: pg.Pool, ads: string): Promise<void> {
  await pool.query(CREATE);
  await pool.query(
    `insert into ads
     select id, role, title, place, workplace, fields, terms, "group", text
     from jsonb_to_recordset($1::jsonb) as ad (id text, role text, title text, place text,
       workplace text, fields text, terms text, "group" text, text text)`,
    [ads],
  );
  await pool.query(PREPARE);
}

async function idsOf(pool: pg.Pool, query: string, text: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from ads, (select ${query} as query) as asked where words @@ query
     order by ${RANK} desc, id limit ${JUDGED}`,
    [text],
  );
  return rows.map(({ id }) => id);
}

/** Each word of three letters or more that no ad has becomes the most similar one that ads have. */
async function speltAsInAds(pool: pg.Pool, text: string): Promise<string> {
  const { rows } = await pool.query<{ spelt: string }>(
    `select string_agg(coalesce(similar_word, written), ' ' order by at) as spelt
     from regexp_split_to_table($1, '\\s+') with ordinality as typed (written, at)
     left join lateral (
       select word as similar_word from spellings
       where length(written) > 3 and written !~ '["-]' and word % lower(written)
         and not exists (select from spellings where word = lower(written))
       order by word <-> lower(written), ndoc desc limit 1
     ) as found on true`,
    [text],
  );
  return rows[0]?.spelt ?? text;
}
