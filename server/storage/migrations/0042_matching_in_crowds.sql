-- A pseudonym is of one list and the people in it, and is computed anew
alter table profile_views drop column pseudonym;

-- What a job asked candidates for when they were first counted; an edited job asks nothing else
create table job_questions (
  job_id text primary key references jobs (id) on delete cascade,
  employer_id text not null references employers (id) on delete cascade,
  question jsonb not null,
  asked_on date not null
);
create index job_questions_day on job_questions (employer_id, asked_on);

-- How many different questions an employer has asked on the last day on which it asked one
create table asked_questions (
  employer_id text primary key references employers (id) on delete cascade,
  asked_on date not null,
  asked integer not null
);

-- Invitations as their employers know them. An application follows when the candidate may be told
create table sent_invitations (
  -- The application's id too, once there is one
  id text primary key,
  employer_id text not null references employers (id) on delete cascade,
  job_id text not null references jobs (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  -- Under which the employer invited them
  pseudonym text not null,
  message text,
  questions jsonb not null default '[]',
  sent_at timestamptz not null,
  -- null: it waits until the candidate has answered others, or is for one who has applied
  told_at timestamptz,
  taken_back_at timestamptz
);
create index sent_invitations_list on sent_invitations (employer_id, job_id, pseudonym);
create index sent_invitations_user on sent_invitations (user_id, job_id);
create index sent_invitations_waiting on sent_invitations (sent_at) where told_at is null;
create index sent_invitations_age on sent_invitations (sent_at);

-- Whom an employer has invited: its row settles invitations that come at the same time
create table invited_people (
  user_id text not null references users (id) on delete cascade,
  employer_id text not null references employers (id) on delete cascade,
  invited_at timestamptz not null,
  mailed_at timestamptz,
  primary key (user_id, employer_id)
);
create index invited_people_age on invited_people (invited_at);

-- How often the time of an interview has changed on the last day on which it did
alter table interview_bookings
  add column changed_on date,
  add column changes integer not null default 0;
