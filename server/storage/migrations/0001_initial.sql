create table settings (
  key text primary key,
  value jsonb not null
);

create table employers (
  id text primary key,
  name text not null,
  -- SHA-256 of the integration key, hex
  api_key_hash text not null unique,
  created_at timestamptz not null default now()
);

create table jobs (
  id text primary key,
  slug text not null unique,
  status text not null check (status in ('open', 'disabled', 'deleted')),
  employer_id text references employers (id),
  source_name text not null,
  source_id text not null,
  closes_on date not null,
  published_at timestamptz not null,
  -- The whole job as domain/jobs/job.ts has it
  data jsonb not null,
  -- Of the source's row, so that an import knows what is unchanged
  content_hash text not null,
  updated_at timestamptz not null default now(),
  unique (source_name, source_id)
);
create index jobs_open on jobs (published_at desc, id desc) where status = 'open';

create table users (
  id text primary key,
  email text not null,
  first_name text not null,
  last_name text not null,
  phone text,
  job_title text,
  profession text,
  -- All that she chose at registration; `profession` began as the first
  professions jsonb not null default '[]',
  workfields jsonb not null default '[]',
  locations jsonb not null default '[]',
  employment_types jsonb not null default '[]',
  language text not null default 'sv',
  -- The BankID key is issuer + subject; the issuer is the broker's, and the demo run's is
  -- `vikari-simulator` whatever its address. No personal identity number is stored (decision 14)
  bankid_issuer text,
  bankid_subject text,
  profile_image_url text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index users_email on users (lower(email));
create unique index users_bankid on users (bankid_issuer, bankid_subject);

-- A registration in progress: session/set_session
create table registration_sessions (
  id text primary key,
  type text not null,
  stack jsonb not null default '[]',
  -- What is filled in so far of domain/api/v2.ts RegistrationDetails
  details jsonb not null default '{}',
  metadata jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  completed_at timestamptz
);

-- One trip to the BankID broker; state, nonce and the browser that began it
create table bankid_requests (
  state text primary key,
  nonce text not null unique,
  purpose text not null check (purpose in ('login', 'register', 'connect')),
  -- The level of assurance that was asked for; the answer must carry the same
  acr text not null,
  -- SHA-256 of the HttpOnly cookie set when the trip began
  browser_hash text not null,
  user_id text references users (id) on delete cascade,
  session_id text,
  target_path text,
  created_at timestamptz not null default now(),
  used_at timestamptz
);

create table login_tokens (
  token_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  browser_hash text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table sessions (
  -- SHA-256 of the cookie's value
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);

-- Part 3's job_candidates
create table applications (
  id text primary key,
  uid text not null references users (id) on delete cascade,
  job_id text not null references jobs (id),
  status text not null,
  pending_from text,
  contact jsonb not null default '{}',
  answers jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (uid, job_id)
);
create index applications_uid on applications (uid, created_at desc);
create index applications_job on applications (job_id, updated_at desc);

create table application_events (
  id bigint generated always as identity primary key,
  application_id text not null references applications (id) on delete cascade,
  status text not null,
  actor text not null check (actor in ('candidate', 'employer', 'system')),
  at timestamptz not null default now()
);
create index application_events_application on application_events (application_id, id);

create table idempotency_keys (
  -- Whose key it is: `user:<id>` or `employer:<id>`
  scope text not null,
  key text not null,
  endpoint text not null,
  request_hash text not null,
  response jsonb not null,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);

-- Every change that somebody may be watching, written in the change's own transaction.
-- Readers go by (xid, seq) below the oldest running transaction: a sequence number alone is
-- given out before commit and would be passed over.
create table change_log (
  seq bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  -- `user:<id>` or `jobs`
  scope text not null,
  type text not null,
  entity_id text not null,
  at timestamptz not null default now()
);
create index change_log_cursor on change_log (xid, seq);
create index change_log_scope on change_log (scope, seq);
