-- Single things that a reader of many could not read: it goes on without them, and tries them again
create table quarantine (
  reader text not null,
  -- The id of the thing as its reader names it
  item text not null,
  -- Whose it is, so that it goes with the account
  user_id text references users (id) on delete cascade,
  -- The kind of the error and its place in the program, never what the thing says
  reason text not null,
  since timestamptz not null,
  times integer not null,
  tried_at timestamptz not null,
  -- Not before then
  retry_at timestamptz not null,
  primary key (reader, item)
);
create index quarantine_user on quarantine (user_id) where user_id is not null;
