-- The name that BankID vouches for. first_name and last_name are what people call themselves and
-- may change at any time; what the BankID badge says is about these two alone.
alter table users
  add column verified_first_name text,
  add column verified_last_name text,
  add constraint users_verified_name_whole
    check ((verified_first_name is null) = (verified_last_name is null));

-- A changed address counts from the moment that somebody who reads its mail has confirmed it
alter table users
  add column pending_email text,
  -- SHA-256 of the token in the link, hex
  add column pending_email_token_hash text unique,
  add column pending_email_expires_at timestamptz,
  add constraint users_pending_email_whole
    check ((pending_email is null) = (pending_email_token_hash is null)
      and (pending_email is null) = (pending_email_expires_at is null));
