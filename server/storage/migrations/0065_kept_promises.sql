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
