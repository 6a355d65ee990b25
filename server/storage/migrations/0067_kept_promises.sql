-- Sent to a candidate who had blocked the employer: it stays untold, also after they no longer do
alter table sent_invitations add column never_told boolean not null default false;

-- A provider's account that was disconnected: the link of a mail connects it again for 14 days
create table removed_ways (
  user_id text not null references users (id) on delete cascade,
  way text not null check (way in ('google', 'facebook')),
  issuer text not null,
  subject text not null,
  email text,
  linked_at timestamptz not null,
  removed_at timestamptz not null,
  undo_hash text not null unique,
  undo_until timestamptz not null,
  primary key (user_id, way)
);
create index removed_ways_until on removed_ways (undo_until);

-- When an account was mailed to confirm the address that it typed; null for those from before, which
-- are asked once
alter table users add column asked_to_confirm_at timestamptz;
create index users_never_asked on users (created_at)
  where email is not null and email_confirmed_at is null and asked_to_confirm_at is null;
