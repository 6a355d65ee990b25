-- An employer keeps an application whose candidate's account is deleted, without the candidate:
-- no uid, no contact, no answers
alter table applications alter column uid drop not null;

-- Copies of everything about a candidate, made when they ask for one
create table data_exports (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  status text not null check (status in ('queued', 'running', 'ready', 'failed', 'expired')),
  progress real not null default 0,
  -- The ZIP's name in the file store
  file_id text,
  size bigint,
  requested_at timestamptz not null,
  -- While a node makes it: when another may begin again
  leased_until timestamptz,
  attempts integer not null default 0,
  expires_at timestamptz
);
create unique index data_exports_under_way on data_exports (user_id)
  where status in ('queued', 'running');
create index data_exports_user on data_exports (user_id, requested_at desc);

-- Files whose rows are gone and that are still to be removed from the file store
create table files_to_remove (
  file_id text primary key,
  attempts integer not null default 0,
  retry_at timestamptz not null
);

-- What was done with personal data. Nobody stands in it by name or id: a keyed digest stands for
-- each. An entry is written with its cause and sealed a moment later, which gives it its place in
-- a chain of hashes
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  event text not null,
  actor text not null,
  subject text,
  detail text,
  position bigint unique,
  hash text,
  constraint audit_log_sealed_whole check ((position is null) = (hash is null))
);
create index audit_log_unsealed on audit_log (id) where position is null;

-- Where old entries were cut off: the last one's place and hash, signed
create table audit_checkpoints (
  position bigint primary key,
  hash text not null,
  at timestamptz not null,
  signature text not null
);
