-- Each wait of a candidate for an employer's answer, so that a message is read once for how soon the
-- employer answers
create table chat_waits (
  chat_id text not null references chats (id) on delete cascade,
  -- Of the message that it began with
  number integer not null,
  employer_id text not null references employers (id) on delete cascade,
  began_at timestamptz not null,
  -- null while there is no answer
  answered_at timestamptz,
  primary key (chat_id, number)
);
create index chat_waits_employer on chat_waits (employer_id, began_at);

-- The number of the last message whose waits are known
alter table chats add column waits_to integer not null default 0;
create index chats_waits_behind on chats (id) where waits_to < message_count;
