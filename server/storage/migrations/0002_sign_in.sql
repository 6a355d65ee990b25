-- How the broker answers: with an id_token in the fragment, or with a code in the query that the
-- server exchanges. An answer of the other kind is refused.
alter table bankid_requests
  add column response_type text not null default 'id_token'
    check (response_type in ('id_token', 'code')),
  -- The person said that they share this computer with others
  add column shared boolean not null default false;

alter table login_tokens add column shared boolean not null default false;

-- A session on a shared computer lives for hours, not for weeks
alter table sessions add column shared boolean not null default false;
