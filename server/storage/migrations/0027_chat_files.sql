-- A file that an employer has uploaded to a chat and not sent yet; it goes with its file after a day
create table chat_files (
  id text primary key,
  -- The application's id: the chat may have no message yet
  chat_id text not null references applications (id) on delete cascade,
  file_id text not null references files (id) on delete cascade,
  name text not null,
  media_type text not null,
  size integer not null,
  created_at timestamptz not null
);
create index chat_files_chat on chat_files (chat_id);
create index chat_files_file on chat_files (file_id);
