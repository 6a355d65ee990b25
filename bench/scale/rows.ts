import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Job } from '#domain/jobs/job';
import { aStoredEmployer } from '../../server/applications/testing/storedFactories';
import { saveJobs } from '../../server/jobs/jobRows.repository';
import { openDatabase } from '../../server/storage/openDatabase';
import { batchesOf } from '../search/batchesOf';
import { generateJobs } from '../search/generateJobs';

/** Different texts of jobs; the others are copies under other ids, employers and days. */
const TEMPLATES = 10_000;
const BATCH = 500;
/** The longest thread. */
const LONG_THREAD = 100_000;
const FAR = '2999-12-31';

/** What the calls are made with. */
export interface Rows {
  /** The key of the employer with the most jobs, whose id it is. */
  key: string;
  employerId: string;
  /** Seconds that filling took, and megabytes of tables and indexes. */
  seconds: number;
  megabytes: number;
  counts: Record<string, number>;
}

/**
 * The statements that fill a database with `jobs` jobs, as many candidates and ten times as many
 * messages, around the jobs that are stored already. Few employers, candidates and jobs have many
 * of what there is: a place among them is a random number to some power.
 */
function statementsOf(jobs: number): string[] {
  const employers = Math.max(20, Math.round(jobs / 500));
  return [
    'select setseed(0.5)',
    `insert into employers (id, name)
     select 'employer-' || i, 'Region ' || i from generate_series(1, ${employers}) as i`,
    `create temp table seeds as
     select row_number() over () as i, data, workplace_id from jobs`,
    'create index on seeds (i)',
    `create temp table own_employers as
     select row_number() over (order by id = 'employer-0' desc) as i, id from employers`,
    'create index on own_employers (i)',
    // Half are employers' own, half are imported; all are open
    `insert into jobs (id, slug, status, employer_id, source_name, source_id, closes_on,
       published_at, data, content_hash, workplace_id, feed_event, feed_at, feed_open)
     select made.id, made.id, 'open', made.employer_id, made.source, made.id, made.closes_on,
       made.published_at,
       seeds.data || jsonb_build_object('id', made.id, 'slug', made.id,
         'employerId', made.employer_id, 'closesOn', made.closes_on,
         'publishedAt', to_char(made.published_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
         'source', jsonb_build_object('name', made.source, 'id', made.id, 'url', null,
           'datesRebased', false)),
       md5(made.id), seeds.workplace_id,
       case when made.source = 'vikari' then nextval('job_feed_events') end, now(),
       made.source = 'vikari'
     from (
       select 'v-' || gen_random_uuid() as id, 1 + (drawn.i % (select count(*) from seeds)) as seed,
         case when drawn.i % 2 = 0 then 'vikari' else 'jobtech' end as source,
         case when drawn.i % 2 = 0 then own_employers.id end as employer_id,
         current_date + 1 + (random() * 119)::int as closes_on,
         now() - random() * interval '90 days' as published_at
       from (
         select i, 1 + floor(${employers} * power(random(), 3))::int as employer
         from generate_series(1, ${jobs} - (select count(*) from seeds)) as i
       ) as drawn
       join own_employers on own_employers.i = drawn.employer
     ) as made
     join seeds on seeds.i = made.seed`,
    `create temp table own_jobs as
     select row_number() over (order by random()) as i, id, employer_id
     from jobs where employer_id is not null`,
    'create index on own_jobs (i)',
    // Their professions and regions are as common as the jobs'
    `insert into users (id, email, first_name, last_name, profession, professions, workfields,
       locations, employment_types, language, bankid_issuer, bankid_subject, visibility,
       visibility_chosen_at, email_confirmed_at, verified_first_name, verified_last_name)
     select gen_random_uuid()::text, 'p' || g || '@example.com',
       (array['Alva','Torvald','Niamh','Tova','Sixten','Maj','Elis'])[1 + g % 7], 'Nordanvik ' || g,
       data->>'workRole', jsonb_build_array(data->>'workRole'), data->'workFields',
       jsonb_build_array('r-' || substr(data->>'location', 3, 2)), data->'employmentTypes', 'sv',
       'scale', g::text, case when g % 5 < 2 then 'offers' else 'hidden' end, now(), now(),
       'Alva', 'Nordanvik ' || g
     from generate_series(1, ${jobs}) as g
     join seeds on seeds.i = 1 + (g * 7 % (select count(*) from seeds))`,
    `create temp table people as
     select row_number() over (order by random()) as i, id, profession, locations->>0 as region
     from users`,
    'create index on people (i)',
    `insert into job_preferences (user_id, locations, work_roles, work_fields, systems,
       on_call_duty, min_rate, max_rate, weeks, employment_types, updated_at)
     select id, array[region], array[profession], '{}', '{}', null, 500, 3500, '{}', '{konsult}',
       now()
     from people where i % 5 < 3`,
    `insert into experiences (id, user_id, work_role, workplace, from_month, to_month, description,
       created_at, updated_at)
     select gen_random_uuid()::text, id, profession, 'Vårdcentralen Björkholm', '2019-08', null,
       '', now(), now()
     from people`,
    `insert into sessions (id, user_id, expires_at)
     select md5(id) || md5('s' || id), id, now() + interval '30 days' from people`,
    `insert into applications (id, uid, job_id, status, created_at, updated_at, contact)
     select gen_random_uuid()::text, people.id, own_jobs.id,
       (array['candidate','candidate','qualified','rejected'])[1 + drawn.i % 4], at, at,
       '{"firstName":"Alva","lastName":"Nordanvik","email":"p@example.com","phone":"+46701740605"}'
     from (
       select i, 1 + floor(${jobs} * power(random(), 1.5))::int as person,
         1 + floor((select count(*) from own_jobs) * power(random(), 2))::int as job,
         now() - random() * interval '180 days' as at
       from generate_series(1, ${jobs}) as i
     ) as drawn
     join people on people.i = drawn.person
     join own_jobs on own_jobs.i = drawn.job
     on conflict do nothing`,
    `insert into application_events (application_id, status, actor, at)
     select id, 'candidate', 'candidate', created_at from applications`,
    // Most threads are short; one is longer than any is today
    `create temp table threads as
     select applications.id, uid, employer_id, created_at,
       case when row_number() over (order by applications.id) = 1 then ${LONG_THREAD}
         else 1 + floor(-ln(1 - random()) * 9.6)::int end as messages
     from applications join jobs on jobs.id = job_id`,
    `insert into chats (id, uid, employer_id, created_at, created_last_msg, message_count)
     select id, uid, employer_id, created_at, created_at + messages * interval '1 second', messages
     from threads order by id`,
    `insert into chat_members (chat_id, role, last_read, unseen)
     select id, role, messages - unseen, unseen
     from (
       select id, messages, role, case when random() < 0.1 then 1 else 0 end as unseen
       from threads, unnest(array['candidate', 'employer']) as role
     ) as both_sides order by id`,
    `insert into chat_messages (chat_id, number, sender, sender_name, client_id, text, sent_at)
     select id, number, case when number % 2 = 0 then 'employer' else 'candidate' end,
       case when number % 2 = 0 then 'Rut' else 'Alva' end, gen_random_uuid()::text,
       (array['Passar det om jag börjar klockan sju på måndag?', 'Ja, det går fint.',
         'Rummet ligger på tredje våningen, och nyckeln finns i receptionen.',
         'Tack!', 'Kan du skicka din legitimation, så ordnar vi med behörigheterna?'])[1 + number % 5],
       created_at + number * interval '1 second'
     from (select * from threads order by id) as ordered, generate_series(1, messages) as number`,
    `insert into marked_jobs (user_id, job_id, mark, marked_at)
     select people.id, own_jobs.id, case when drawn.i % 6 = 0 then 'hidden' else 'saved' end,
       now() - random() * interval '60 days'
     from (
       select i, 1 + floor(${jobs} * power(random(), 1.5))::int as person,
         1 + floor((select count(*) from own_jobs) * power(random(), 2))::int as job
       from generate_series(1, ${jobs} * 3) as i
     ) as drawn
     join people on people.i = drawn.person
     join own_jobs on own_jobs.i = drawn.job
     on conflict do nothing`,
    // People search alike: their profession in their region
    `insert into saved_searches (id, user_id, query, frequency, mail, push, created_at)
     select gen_random_uuid()::text, id, 'locations=' || region || '&roles=' || profession,
       (array['daily','daily','weekly','instant','never'])[1 + i % 5], true, false, now()
     from people where i % 2 = 0`,
    `insert into profile_views (id, user_id, employer_id, job_id, viewed_on, last_at)
     select gen_random_uuid()::text, people.id, own_jobs.employer_id, own_jobs.id,
       current_date - (random() * 90)::int, now()
     from (
       select 1 + floor(${jobs} * power(random(), 1.5))::int as person,
         1 + floor((select count(*) from own_jobs) * power(random(), 2))::int as job
       from generate_series(1, ${jobs})
     ) as drawn
     join people on people.i = drawn.person
     join own_jobs on own_jobs.i = drawn.job
     on conflict do nothing`,
    `insert into document_openings (user_id, document_id, opened_by, employer_id, application_id, at)
     select uid, gen_random_uuid()::text, 'employer', employer_id, id, created_at
     from threads where random() < 0.5`,
    // A week's changes, as long as they are kept, by as many transactions as there are weekdays
    ...Array.from(
      { length: 7 },
      (_, day) => `insert into change_log (scope, type, entity_id, at)
     select 'user:' || uid, case when random() < 0.7 then 'chat_message' else 'application' end, id,
       now() - interval '${7 - day} days' + random() * interval '1 day'
     from threads where random() < 0.3`,
    ),
    'vacuum analyze',
  ];
}

/** Fills an empty database. */
export async function fill(databaseUrl: string, dataDir: string, jobs: number): Promise<Rows> {
  const began = performance.now();
  const db = await openDatabase({ databaseUrl, dataDir });
  const key = randomUUID();
  const employerId = await aStoredEmployer(db, key, 'employer-0');
  const seeds = [...generateJobs(Math.min(TEMPLATES, Math.round(jobs / 2)))].map(
    (job): Job => ({ ...job, startsOn: null, endsOn: null, closesOn: FAR }),
  );
  for (const batch of batchesOf(seeds, BATCH)) await db.transaction((tx) => saveJobs(tx, batch));
  await db.close();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("set synchronous_commit = off; set work_mem = '128MB'");
    // What is inserted refers to what is there: checking each row would take most of the time
    await client.query("set session_replication_role = 'replica'; set jit = off");
    for (const statement of statementsOf(jobs)) await client.query(statement);
    const counts: Record<string, number> = {};
    for (const table of [
      ...['jobs', 'users', 'applications', 'chat_messages', 'marked_jobs', 'saved_searches'],
      ...['sessions', 'change_log', 'document_openings'],
    ]) {
      const { rows } = await client.query(`select count(*)::int as count from ${table}`);
      counts[table] = rows[0].count;
    }
    const { rows } = await client.query('select pg_database_size(current_database()) as bytes');
    const megabytes = Number(rows[0].bytes) / 2 ** 20;
    return { key, employerId, seconds: (performance.now() - began) / 1000, megabytes, counts };
  } finally {
    await client.end();
  }
}
