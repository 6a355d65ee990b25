-- What people say of themselves besides what they registered with
alter table users
  add column systems jsonb not null default '[]',
  add column prescriber_code text,
  -- Whether employers find them, without their identity. Nobody is found without having chosen it
  add column visibility text not null default 'hidden' check (visibility in ('offers', 'hidden')),
  add column visibility_chosen_at timestamptz;

-- What somebody wants to work with. Without a row it is what they chose at registration
create table job_preferences (
  user_id text primary key references users (id) on delete cascade,
  locations text[] not null,
  work_roles text[] not null,
  work_fields text[] not null,
  systems text[] not null,
  on_call_duty boolean,
  -- SEK per hour
  min_rate integer not null,
  max_rate integer not null,
  -- Keys `week_year`
  weeks text[] not null,
  employment_types text[] not null,
  updated_at timestamptz not null
);

-- Part 3's user_references
create table user_references (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  workplace text not null,
  name text not null,
  phone text not null,
  email text not null,
  is_manager boolean not null,
  latest_job integer not null check (latest_job in (1, 2)),
  may_contact boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index user_references_user on user_references (user_id);

-- Part 3's experiences
create table experiences (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  work_role text not null,
  workplace text not null,
  -- Months, `YYYY-MM`; null: still there
  from_month text not null,
  to_month text,
  description text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index experiences_user on experiences (user_id);

-- That an employer saw a candidate under a pseudonym: one row an employer, job and day
create table profile_views (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  employer_id text not null references employers (id) on delete cascade,
  job_id text not null references jobs (id) on delete cascade,
  -- Under which the employer knows the candidate, and invites them
  pseudonym text not null,
  viewed_on date not null,
  looks integer not null default 1,
  last_at timestamptz not null,
  unique (user_id, employer_id, job_id, viewed_on)
);
create index profile_views_user on profile_views (user_id, last_at desc);
create index profile_views_pseudonym on profile_views (employer_id, pseudonym);
create index profile_views_age on profile_views (last_at);

-- What an employer wrote to the candidate whom it invited
alter table applications add column invitation_message text;
