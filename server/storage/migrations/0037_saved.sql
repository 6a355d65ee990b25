-- Jobs that a candidate has saved or hidden
create table marked_jobs (
  user_id text not null references users (id) on delete cascade,
  job_id text not null references jobs (id) on delete cascade,
  mark text not null check (mark in ('saved', 'hidden')),
  marked_at timestamptz not null,
  primary key (user_id, job_id)
);
create index marked_jobs_job on marked_jobs (job_id) where mark = 'saved';

-- Searches that a candidate has saved
create table saved_searches (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  -- The canonical query of the list's address, without its order
  query text not null,
  frequency text not null check (frequency in ('never', 'instant', 'daily', 'weekly')),
  mail boolean not null,
  push boolean not null,
  created_at timestamptz not null,
  unique (user_id, query),
  constraint saved_searches_told check (frequency = 'never' or mail or push)
);
create index saved_searches_told on saved_searches (frequency) where frequency <> 'never';
