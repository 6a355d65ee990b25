-- An address that nobody has confirmed reserves nothing: several accounts may hold it, and it gives
-- way to the one that proves it. An account that loses it so has none
alter table users
  alter column email drop not null,
  add column email_confirmed_at timestamptz,
  add column email_lost_at timestamptz,
  add constraint users_email_confirmed check (email is not null or email_confirmed_at is null),
  add constraint users_email_lost check (email is null or email_lost_at is null);

-- What is known: the link in a mail was pressed for the address, or a provider has verified it. Of
-- the others nobody knows; their owners are asked
update users set email_confirmed_at = known.at
from (select user_id, max(at) as at from (
    select mail.user_id, mail.created_at as at from mail_outbox as mail
    where mail.template = 'email_changed' and mail.user_id is not null
    union all
    select social.user_id, social.linked_at from social_identities as social
    join users on users.id = social.user_id and lower(users.email) = lower(social.email)
  ) as proof group by user_id) as known
where users.id = known.user_id;

drop index users_email;
create index users_email on users (lower(email));
create unique index users_confirmed_email on users (lower(email))
  where email_confirmed_at is not null;

-- Addresses that an account has asked to confirm: asking is limited, whoever has the address
create table email_asks (
  id bigint generated always as identity primary key,
  user_id text not null references users (id) on delete cascade,
  email text not null,
  asked_at timestamptz not null
);
create index email_asks_user on email_asks (user_id, asked_at);
create index email_asks_at on email_asks (asked_at);

-- When a session's user last signed in or showed themselves by a way that counts
alter table sessions add column proved_at timestamptz;
alter table login_tokens add column proves boolean not null default false;

-- Ways to sign in that were added to an account which had another: when and from where, from when
-- they give the strongest powers by the database's clock, and the link that takes them back.
-- An account's first way has no row
create table added_ways (
  user_id text not null references users (id) on delete cascade,
  way text not null check (way in ('bankid', 'google', 'facebook')),
  added_at timestamptz not null,
  counts_from timestamptz not null default now() + interval '1 day',
  -- The browser and system, as of a session; null when unknown
  device text,
  undo_hash text unique,
  undo_until timestamptz not null,
  primary key (user_id, way)
);

-- A BankID in another name than the account's, until its user has answered whether it is theirs
create table pending_bankid (
  user_id text primary key references users (id) on delete cascade,
  session_id text not null references sessions (id) on delete cascade,
  issuer text not null,
  subject text not null,
  first_name text not null,
  last_name text not null,
  target_path text,
  expires_at timestamptz not null
);
create index pending_bankid_expires on pending_bankid (expires_at);
create index pending_bankid_session on pending_bankid (session_id);

alter table calendar_addresses add column device text;
