-- What an employer asks whom it invites, and the answers (part 3's `job_invitation`)
alter table applications
  add column invitation_questions jsonb not null default '[]',
  add column invitation_answers jsonb not null default '{}';

-- That an invitation was taken back: its application is gone, and its candidate may ask for it by
-- the id that a mail named
create table taken_back_invitations (
  id text primary key,
  uid text not null references users (id) on delete cascade,
  job_id text not null references jobs (id) on delete cascade,
  sent_at timestamptz not null,
  taken_back_at timestamptz not null
);
create index taken_back_invitations_of on taken_back_invitations (uid, job_id, sent_at);
create index taken_back_invitations_age on taken_back_invitations (taken_back_at);

-- The documents that a pending application waits for; the row goes when it waits for them no more
create table document_requests (
  application_id text primary key references applications (id) on delete cascade,
  types text[] not null,
  message text,
  due_on date not null,
  asked_at timestamptz not null
);

-- Which of an employer's keys was used, as a keyed digest
alter table audit_log add column actor_key text;
