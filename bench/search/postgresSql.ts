import type { JobFilter } from '#domain/jobs/filter';
import { wordsOf } from '../../server/jobs/index/text/words';
import { PAGE_LENGTH } from './engine';
import { BENCH_LISTS, flatLimits } from './flatJob';

/** Ordinary columns and indexes for every way that a list is filtered and sorted. */
export const CREATE_TABLE = `
  create table jobs (
    id text collate "C" primary key, words tsvector not null,
    locations text[] not null, workroles text[] not null, workfields text[] not null,
    employment_types text[] not null, systems text[] not null, time_of_day text[] not null,
    on_call_duty boolean not null, rate_min int not null, rate_max int not null,
    first_bar int not null, last_bar int not null,
    starts_on int not null, ends_on int not null, closes_on int not null,
    published_at bigint not null, summary jsonb not null
  )`;

export const CREATE_INDEXES = [
  'create index on jobs (published_at desc, id desc)',
  'create index on jobs using gin (words)',
  'create index on jobs using gin (locations)',
  'create index on jobs using gin (workroles)',
  'create index on jobs using gin (workfields)',
  'create index on jobs using gin (employment_types)',
  'create index on jobs using gin (systems)',
  'create index on jobs using gin (time_of_day)',
  'create index on jobs (on_call_duty) where on_call_duty',
  'create index on jobs (rate_max, rate_min)',
  'create index on jobs (ends_on, starts_on)',
  'create index on jobs (closes_on)',
  'vacuum analyze jobs',
];

const COLUMN = {
  locations: 'locations',
  workroles: 'workroles',
  workfields: 'workfields',
  employmentTypes: 'employment_types',
  systems: 'systems',
  timeOfDay: 'time_of_day',
  onCallDuty: 'on_call_duty',
  hourlyRate: 'first_bar, last_bar',
} as const;
type Counted = keyof typeof COLUMN;
const COUNTED: readonly Counted[] = [...BENCH_LISTS, 'onCallDuty', 'hourlyRate'];

export interface Statement {
  text: string;
  values: unknown[];
}

/** Conditions by the part of the filter they come from; `always` is never left out. */
function conditionsOf(filter: JobFilter) {
  const { today, rate, period } = flatLimits(filter);
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const always = [`closes_on >= ${bind(today)}`];
  const parts: { part: Counted; sql: string }[] = [];
  for (const part of BENCH_LISTS) {
    if (filter[part].length === 0) continue;
    parts.push({ part, sql: `${COLUMN[part]} && ${bind(filter[part])}::text[]` });
  }
  if (filter.onCallDuty) parts.push({ part: 'onCallDuty', sql: 'on_call_duty' });
  if (rate) {
    const sql = `rate_min <= ${bind(rate.to)} and rate_max >= ${bind(rate.from)}`;
    parts.push({ part: 'hourlyRate', sql: `(${sql})` });
  }
  if (period) {
    always.push(`starts_on <= ${bind(period.to)}`, `ends_on >= ${bind(period.from)}`);
  }
  const words = wordsOf(filter.text).map((word) => `${word}:*`);
  const query = words.length > 0 ? `to_tsquery('simple', ${bind(words.join(' & '))})` : null;
  if (query) always.push(`words @@ ${query}`);
  return { values, always, parts, query };
}

/** How many jobs match, and the newest or the best of them. */
export function listStatements(
  filter: JobFilter,
  { byRelevance = false } = {},
): { count: Statement; page: Statement } {
  const { values, always, parts, query } = conditionsOf(filter);
  const where = [...always, ...parts.map(({ sql }) => sql)].join(' and ');
  const rank = byRelevance && query ? `ts_rank(words, ${query}) desc, ` : '';
  return {
    count: { text: `select count(*)::int as total from jobs where ${where}`, values },
    page: {
      text: `select id, summary from jobs where ${where}
             order by ${rank}published_at desc, id desc limit ${PAGE_LENGTH}`,
      values,
    },
  };
}

/**
 * All counts in one statement: the jobs that fail at most one part are read once, and each facet
 * counts those that pass all other parts. Counting per set is cheaper than per value.
 */
export function facetStatement(filter: JobFilter): Statement {
  const { values, always, parts } = conditionsOf(filter);
  const failures = parts.map(({ sql }) => `(not ${sql})::int`).join(' + ');
  const near = parts.length > 1 ? [`${failures} <= 1`] : [];
  const passes = parts.map(({ part, sql }) => `${sql} as "ok_${part}"`);
  const columns = [...Object.values(COLUMN), ...passes].join(', ');
  const counts = COUNTED.map((counted) => {
    const others = parts.filter(({ part }) => part !== counted).map(({ part }) => `"ok_${part}"`);
    const where = others.length > 0 ? `where ${others.join(' and ')}` : '';
    const column = COLUMN[counted];
    return `select '${counted}' as facet, row(${column})::text as held, count(*)::int as jobs
            from near ${where} group by ${column}`;
  });
  return {
    text: `with near as materialized (
             select ${columns} from jobs where ${[...always, ...near].join(' and ')}
           ) ${counts.join(' union all ')}`,
    values,
  };
}
