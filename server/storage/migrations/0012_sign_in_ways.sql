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

-- A signed-in candidate may show their BankID again
alter table bankid_requests
  drop constraint bankid_requests_purpose_check,
  add constraint bankid_requests_purpose_check
    check (purpose in ('login', 'register', 'connect', 'confirm'));
