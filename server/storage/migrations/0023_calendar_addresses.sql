-- The secret address at which calendars read a candidate's plan: one each, and only its hash.
create table calendar_addresses (
  user_id text primary key references users (id) on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null
);
