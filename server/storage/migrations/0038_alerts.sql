-- Searches that an address without an account is told of
create table mail_alerts (
  id text primary key,
  -- A keyed digest of the address: what it was told of is told once in all its alerts
  recipient text not null,
  email text not null,
  -- The canonical query of the list's address, without its order
  query text not null,
  frequency text not null check (frequency in ('instant', 'daily', 'weekly')),
  language text not null check (language in ('sv', 'en')),
  -- A keyed digest of the network address, for the limits
  asked_by text not null,
  asked_at timestamptz not null,
  -- null until the link in the mail has been used
  confirmed_at timestamptz,
  paused_at timestamptz,
  unique (recipient, query)
);
create index mail_alerts_asked on mail_alerts (asked_at);
create index mail_alerts_asked_by on mail_alerts (asked_by, asked_at);

-- How a candidate is told of the jobs that they saved; without a row, daily
create table saved_job_alerts (
  user_id text primary key references users (id) on delete cascade,
  frequency text not null check (frequency in ('never', 'instant', 'daily', 'weekly'))
);

-- Jobs as the last round saw them
create table alert_jobs (
  job_id text primary key references jobs (id) on delete cascade,
  -- Since when it is open, as far as alerts know
  opened_at timestamptz not null,
  open boolean not null,
  facts jsonb not null
);

-- Jobs that an alert may tell of when it is due
create table alert_waiting (
  -- `search:`, `saved:` or `mail:` and the id of the saved search, the candidate or the mail alert
  alert text not null,
  job_id text not null references jobs (id) on delete cascade,
  user_id text references users (id) on delete cascade,
  -- Whether it came into the search
  is_new boolean not null,
  noted_at timestamptz not null,
  primary key (alert, job_id)
);
create index alert_waiting_job on alert_waiting (job_id);
create index alert_waiting_user on alert_waiting (user_id);

-- What a recipient knows of a job: as it was saved, or told of
create table alert_known (
  -- `user:` and the account's id, or `mail:` and the digest of the address
  recipient text not null,
  job_id text not null references jobs (id) on delete cascade,
  user_id text references users (id) on delete cascade,
  -- The alert that told of it first; null for one that was saved
  alert text,
  facts jsonb not null,
  at timestamptz not null,
  primary key (recipient, job_id)
);
create index alert_known_job on alert_known (job_id);
create index alert_known_user on alert_known (user_id);

-- Why a recipient was told of a job: each reason once
create table alert_told (
  recipient text not null,
  job_id text not null references jobs (id) on delete cascade,
  reason text not null,
  user_id text references users (id) on delete cascade,
  told_at timestamptz not null,
  primary key (recipient, job_id, reason)
);
create index alert_told_job on alert_told (job_id);
create index alert_told_user on alert_told (user_id);

-- What was told at once
create table alert_tellings (
  id text primary key,
  alert text not null,
  recipient text not null,
  user_id text references users (id) on delete cascade,
  told_at timestamptz not null,
  -- Of which jobs and why, so that a closed one is left out when it is sent
  jobs jsonb not null,
  mail_id text unique,
  -- Until it is sent
  mail_values jsonb
);
create index alert_tellings_alert on alert_tellings (alert, told_at);
create index alert_tellings_user on alert_tellings (user_id);
create index alert_tellings_told on alert_tellings (told_at);

-- What is to be shown on a device
create table alert_pushes (
  telling_id text not null references alert_tellings (id) on delete cascade,
  device_id text not null references push_devices (id) on delete cascade,
  send_after timestamptz not null,
  give_up_at timestamptz not null,
  attempts integer not null default 0,
  primary key (telling_id, device_id)
);
create index alert_pushes_due on alert_pushes (send_after);
create index alert_pushes_device on alert_pushes (device_id);
