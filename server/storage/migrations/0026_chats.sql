-- A chat about an application, whose id it has. Its row begins with its first message
create table chats (
  id text primary key references applications (id) on delete cascade,
  uid text not null references users (id) on delete cascade,
  employer_id text not null references employers (id) on delete cascade,
  created_at timestamptz not null,
  -- When the last message was sent
  created_last_msg timestamptz not null,
  -- The number of the last message
  message_count integer not null default 0,
  ended_at timestamptz,
  ended_by text check (ended_by in ('candidate', 'employer', 'system')),
  end_reason text,
  constraint chats_whole_end check (num_nulls(ended_at, ended_by, end_reason) in (0, 3))
);
create index chats_uid on chats (uid, created_last_msg desc, id desc);
create index chats_employer on chats (employer_id, created_last_msg desc, id desc);

create table chat_members (
  chat_id text not null references chats (id) on delete cascade,
  role text not null check (role in ('candidate', 'employer')),
  -- The number of the last message that they have read
  last_read integer not null default 0,
  -- Messages of the other side after it
  unseen integer not null default 0,
  -- They may no longer read it
  left_at timestamptz,
  -- They are there until then, unless they say so again
  online_until timestamptz,
  last_seen_at timestamptz,
  primary key (chat_id, role)
);

create table chat_messages (
  chat_id text not null references chats (id) on delete cascade,
  -- 1, 2, 3 … without a gap
  number integer not null,
  sender text not null check (sender in ('candidate', 'employer', 'system')),
  sender_name text,
  -- The sender's program made it, so that a repeated call adds nothing
  client_id text,
  text text not null default '',
  -- What the system tells, as domain/chat/chat.ts ChatEvent
  event jsonb,
  sent_at timestamptz not null,
  primary key (chat_id, number)
);
create unique index chat_messages_client on chat_messages (chat_id, sender, client_id);

create table chat_attachments (
  id text primary key,
  chat_id text not null,
  message_number integer not null,
  position integer not null,
  -- The candidate's document; null once it is deleted, and for an employer's file
  document_id text references user_documents (id) on delete set null,
  -- An employer's file; null once it is deleted, and for a candidate's document
  file_id text references files (id) on delete set null,
  name text not null,
  media_type text not null,
  size integer not null,
  open_until timestamptz,
  taken_back_at timestamptz,
  foreign key (chat_id, message_number) references chat_messages (chat_id, number)
    on delete cascade,
  unique (chat_id, message_number, position)
);
create index chat_attachments_document on chat_attachments (document_id);
create index chat_attachments_file on chat_attachments (file_id);

-- Of an opening by way of a chat: the attachment, which it outlives
alter table document_openings add column attachment_id text;
create index document_openings_attachment on document_openings (attachment_id);
