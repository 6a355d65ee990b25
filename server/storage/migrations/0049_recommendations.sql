-- Links by which a candidate or an employer recommends a job: only the hash of the secret in them.
-- One of the two makes each
create table recommendations (
  id text primary key,
  token_hash text not null unique,
  job_id text not null references jobs (id) on delete cascade,
  user_id text references users (id) on delete cascade,
  employer_id text references employers (id) on delete cascade,
  -- A recruiter's; a candidate's is that of the account
  first_name text,
  shows_name boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((user_id is null) <> (employer_id is null))
);
create index recommendations_user on recommendations (user_id, created_at);
create index recommendations_job on recommendations (job_id);
create index recommendations_expiry on recommendations (expires_at);

-- By which link somebody came to apply, and which side made it; the second outlives the first
alter table applications
  add column recommendation_id text references recommendations (id) on delete set null,
  add column recommended_by text check (recommended_by in ('candidate', 'employer'));
create index applications_recommendation on applications (recommendation_id)
  where recommendation_id is not null;

-- Nobody applies to an assignment whose last day has passed, however late its ad closes
update jobs set closes_on = (data->>'endsOn')::date where (data->>'endsOn')::date < closes_on;
