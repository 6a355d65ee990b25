-- What an ad said when an assignment was agreed, and where: what is asked about afterwards is that, however
-- the job is changed since. domain/kept/promises.ts has its shape. Assignments of before are noted by a
-- timer.
create table kept_promises (
  application_id text primary key references applications (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  employer_id text not null references employers (id) on delete cascade,
  workplace_id text not null references workplaces (id) on delete cascade,
  said jsonb not null,
  -- The day in Stockholm
  agreed_on date not null
);
create index kept_promises_of_user on kept_promises (user_id);

-- Terms that an employer has said and somebody had asked for, until everybody who asked is told of it
create table term_answers (
  id bigint generated always as identity primary key,
  job_id text not null references jobs (id) on delete cascade,
  employer_id text not null references employers (id) on delete cascade,
  terms text[] not null,
  said_at timestamptz not null,
  -- The last chat whose line is written; empty before the first, null after the last
  chats_to text
);
create index term_answers_job on term_answers (job_id);

-- When the candidate last opened the card: who has seen an earlier one is told of a change at once
alter table first_days add column seen_at timestamptz;
