-- Since when the candidate waits for an answer; null while they do not
alter table chats add column waiting_since timestamptz;
-- How far that silence has gone, as domain/chat/silence.ts SILENCE_STEPS
alter table chats add column silence text not null default 'none'
  check (silence in ('none', 'reminded', 'given_up'));
update chats set waiting_since = (
  select min(sent_at) from chat_messages
  where chat_messages.chat_id = chats.id and chat_messages.sender = 'candidate'
    and chat_messages.number > coalesce(
      (select max(number) from chat_messages as earlier
        where earlier.chat_id = chats.id and earlier.sender = 'employer'), 0));
create index chats_waiting on chats (waiting_since)
  where waiting_since is not null and ended_at is null and silence <> 'given_up';

-- How employers answer, measured by a timer
create table employer_replies (
  employer_id text primary key references employers (id) on delete cascade,
  median_hours integer,
  answered integer not null,
  unanswered integer not null,
  waiting integer not null,
  measured_at timestamptz not null
);

-- Employers that a candidate has blocked
create table employer_blocks (
  uid text not null references users (id) on delete cascade,
  employer_id text not null references employers (id) on delete cascade,
  blocked_at timestamptz not null,
  primary key (uid, employer_id)
);
create index employer_blocks_employer on employer_blocks (employer_id);

-- What candidates and visitors have reported
create table reports (
  id text primary key,
  kind text not null check (kind in ('chat', 'job')),
  -- null: a visitor's, or the account is deleted
  uid text references users (id) on delete set null,
  employer_id text references employers (id) on delete set null,
  job_id text,
  -- Not a reference: the report outlives the chat
  chat_id text,
  reason text not null,
  -- Their own words; empty once the account is deleted
  text text not null,
  -- Where a visitor wants the answer
  contact text,
  language text not null,
  -- Their words and the last messages, sealed with a key under the master keys
  sealed text not null,
  master_key_id text not null,
  wrapped_key text not null,
  created_at timestamptz not null,
  answered_at timestamptz,
  answer text,
  constraint reports_whole_answer check (num_nulls(answered_at, answer) in (0, 2))
);
create index reports_uid on reports (uid, created_at desc);
create index reports_open on reports (created_at) where answered_at is null;

-- What an operator has suspended
alter table users add column suspended_at timestamptz;
alter table integration_keys add column suspended_at timestamptz;
