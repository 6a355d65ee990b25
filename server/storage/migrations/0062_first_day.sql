-- What an employer says of the first day, as domain/firstDay/items.ts has it: of a job for all who
-- take it, and of one application, which goes before it. Names and numbers of its staff are among it.
create table job_first_days (
  job_id text primary key references jobs (id) on delete cascade,
  items jsonb not null,
  changed_at timestamptz not null
);

create table first_days (
  application_id text primary key references applications (id) on delete cascade,
  items jsonb not null default '{}'::jsonb,
  -- null: nothing was said of this application alone
  changed_at timestamptz,
  -- Days before the first one of the last question for what is missing, and when it was asked
  asked smallint,
  asked_at timestamptz,
  -- The day in Stockholm on which the candidate was last told of a change
  told_on date
);

-- What a candidate sees who has blocked the employer: both as they stood before it changed them
create table kept_first_days (
  uid text not null references users (id) on delete cascade,
  application_id text not null references applications (id) on delete cascade,
  of_job jsonb not null,
  items jsonb not null,
  changed_at timestamptz,
  primary key (uid, application_id)
);
create index kept_first_days_application on kept_first_days (application_id);

-- Booked assignments, which a timer looks through for first days to come
create index applications_booked on applications (job_id)
  where status in ('accepted', 'employed');
