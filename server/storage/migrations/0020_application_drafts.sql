-- What is saved of an application before it is sent
create table application_drafts (
  uid text not null references users (id) on delete cascade,
  job_id text not null references jobs (id) on delete cascade,
  -- null: the account's
  contact jsonb,
  answers jsonb not null default '{}',
  -- Documents, references and systems that were chosen; null: those of the account
  documents text[] not null default '{}',
  reference_ids text[],
  systems text[],
  passed text[] not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (uid, job_id)
);
create index application_drafts_age on application_drafts (updated_at);
create index application_drafts_job on application_drafts (job_id);

-- What came with an application besides its form and its documents
alter table applications
  add column reference_ids text[] not null default '{}',
  add column systems text[] not null default '{}',
  add column prescriber_code text;
