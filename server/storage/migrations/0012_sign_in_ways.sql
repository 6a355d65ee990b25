-- Where somebody is signed in, as they see it themselves
alter table sessions
  -- Names a session to its owner; `id` is the hash of the cookie and is told to nobody
  add column public_id text not null default gen_random_uuid()::text,
  -- When BankID was last used in this session; null for a sign-in without it
  add column bankid_at timestamptz,
  -- Browser and system, as in "Chrome, Android"
  add column device text;
create unique index sessions_public_id on sessions (public_id);

alter table login_tokens
  -- Whether BankID earned it, else a social provider
  add column by_bankid boolean not null default true;

-- Authorization requests go to Google and Facebook too, and a signed-in candidate may show their
-- BankID again
alter table bankid_requests rename to authorization_requests;
alter table authorization_requests
  drop constraint bankid_requests_purpose_check,
  add constraint bankid_requests_purpose_check
    check (purpose in ('login', 'register', 'connect', 'confirm')),
  add column provider text not null default 'bankid'
    check (provider in ('bankid', 'google', 'facebook')),
  -- Only BankID has levels of assurance
  alter column acr drop not null,
  -- SHA-256 of an ID token that carries no nonce of ours, so that it serves once
  add column answer_hash text unique;

-- Google's and Facebook's accounts that sign a candidate in
create table social_identities (
  provider text not null check (provider in ('google', 'facebook')),
  issuer text not null,
  subject text not null,
  user_id text not null references users (id) on delete cascade,
  -- Only an address that the provider vouched for
  email text,
  linked_at timestamptz not null,
  primary key (provider, issuer, subject),
  unique (user_id, provider)
);

-- What a provider vouched for and waits, for minutes, for the next step of the same browser
create table pending_social (
  -- SHA-256 of the cookie of the authorization request that it answered
  browser_hash text primary key,
  -- The account that a BankID login may link it to; null for one that is to be registered
  user_id text references users (id) on delete cascade,
  provider text not null,
  issuer text not null,
  subject text not null,
  email text,
  first_name text,
  last_name text,
  target_path text,
  shared boolean not null,
  expires_at timestamptz not null
);

-- By a link in a mail a registration goes on on another device
create table registration_links (
  -- SHA-256 of the token in the link, hex
  token_hash text primary key,
  registration_id text not null references registration_sessions (id) on delete cascade,
  expires_at timestamptz not null
);
create index registration_links_registration on registration_links (registration_id);
