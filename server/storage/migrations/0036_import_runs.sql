-- Each reading of a source of ads: a file, a snapshot, or what has changed since the last reading
create table import_runs (
  id bigint generated always as identity primary key,
  source text not null,
  -- Where it was read: an address without its query, or a file or folder
  origin text not null,
  kind text not null check (kind in ('file', 'snapshot', 'changes')),
  started_at timestamptz not null,
  ended_at timestamptz,
  -- Until then no other run of the source may begin
  lease_until timestamptz not null,
  -- null while it runs
  outcome text check (outcome in ('done', 'failed', 'stopped', 'abandoned')),
  -- Why it failed, or why nothing was marked missing
  note text,
  counts jsonb not null default '{}'
);
create unique index import_runs_open on import_runs (source) where ended_at is null;
create index import_runs_started on import_runs (started_at);

-- Records of a run that gave no job though they should have; none of their text
create table import_failures (
  run_id bigint not null references import_runs (id) on delete cascade,
  -- The line of the file, or the number of the record
  position integer not null,
  job_id text,
  reason text not null,
  primary key (run_id, position)
);

-- How far each origin has been read
create table import_cursors (
  source text not null,
  origin text not null,
  cursor text not null,
  primary key (source, origin)
);

-- The newest that a source has said of each ad, so that an older word about it changes nothing
create table imported_ads (
  job_id text primary key,
  source text not null,
  -- Milliseconds since the epoch; null where the source does not say
  version bigint,
  state text not null check (state in ('present', 'removed', 'missing', 'unusable')),
  -- The last run that read it
  run_id bigint not null,
  read_at timestamptz not null
);
create index imported_ads_source on imported_ads (source, state);

-- Events of our own jobs, for the open feed: numbers rise in the order of the commits, because the
-- writer holds a lock from the number to its commit
create sequence job_feed_events;
alter table jobs add column feed_event bigint;
alter table jobs add column feed_at timestamptz;
-- Whether the last event may have said that it is open
alter table jobs add column feed_open boolean not null default false;
update jobs set feed_event = numbered.event, feed_at = updated_at, feed_open = true
from (
  select id, nextval('job_feed_events') as event
  from (select id from jobs where source_name = 'vikari' order by updated_at, id) as ours
) as numbered
where jobs.id = numbered.id;
create unique index jobs_feed on jobs (feed_event) where feed_event is not null;
create index jobs_feed_open on jobs (closes_on) where feed_open;
