-- older programs run: they ask the broker for no reference, and know none of the new tables
-- References that are given once: a link to the person named, their signed answers, who may open them
-- and who did.

-- What the person has given, in their own word, while it counts; written when it is given or ends
alter table user_references
  add column given_relation text check (given_relation in ('manager', 'colleague', 'other')),
  add column given_valid_to date,
  add constraint user_references_given check ((given_relation is null) = (given_valid_to is null));

create table reference_requests (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  reference_id text not null references user_references (id) on delete cascade,
  token_hash text not null unique,
  -- As they stood when it was asked for
  name text not null,
  workplace text not null,
  email text not null,
  language text not null check (language in ('sv', 'en')),
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  reminded_at timestamptz,
  declined_at timestamptz,
  ended text check (ended in ('withdrawn', 'changed')),
  ended_at timestamptz
);
create index reference_requests_user on reference_requests (user_id, asked_at desc);
create index reference_requests_reference on reference_requests (reference_id);
create index reference_requests_expires on reference_requests (expires_at);

-- How often somebody is asked, which outlives the request
create table reference_asks (
  id bigint generated always as identity primary key,
  user_id text not null references users (id) on delete cascade,
  -- Of the mailbox, with the server's secret
  mailbox_digest text not null,
  asked_at timestamptz not null
);
create index reference_asks_user on reference_asks (user_id, asked_at);
create index reference_asks_mailbox on reference_asks (mailbox_digest, asked_at);
create index reference_asks_at on reference_asks (asked_at);

create table given_references (
  request_id text primary key references reference_requests (id) on delete cascade,
  given_at timestamptz not null,
  valid_to date not null,
  way text not null check (way in ('bankid', 'email_code')),
  -- These are gone once it is taken back
  signed_name text,
  signer_digest text,
  relation text check (relation in ('manager', 'colleague', 'other')),
  answers jsonb,
  name_differs boolean not null,
  taken_back_at timestamptz
);
create index given_references_valid on given_references (valid_to);

-- Signatures that have begun, by the hash of the authorization request's state or of an own secret
create table reference_signings (
  id_hash text primary key,
  request_id text not null references reference_requests (id) on delete cascade,
  act text not null check (act in ('give', 'take_back')),
  answers jsonb,
  -- Null with BankID
  code_digest text,
  tries integer not null default 0,
  begun_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index reference_signings_request on reference_signings (request_id, begun_at);
create index reference_signings_begun on reference_signings (begun_at);

create table given_reference_shares (
  application_id text not null references applications (id) on delete cascade,
  request_id text not null references given_references (request_id) on delete cascade,
  shared_at timestamptz not null,
  -- Null: until the application ends
  open_until timestamptz,
  primary key (application_id, request_id)
);
create index given_reference_shares_request on given_reference_shares (request_id);

create table given_reference_openings (
  id bigint generated always as identity primary key,
  user_id text not null references users (id) on delete cascade,
  request_id text not null references reference_requests (id) on delete cascade,
  employer_id text references employers (id) on delete set null,
  application_id text references applications (id) on delete set null,
  at timestamptz not null
);
create index given_reference_openings_request on given_reference_openings (request_id, id desc);
create index given_reference_openings_user on given_reference_openings (user_id);
create index given_reference_openings_employer on given_reference_openings (employer_id);
create index given_reference_openings_application on given_reference_openings (application_id);

-- A reference is signed at the broker too, by whoever has its link
alter table authorization_requests
  drop constraint bankid_requests_purpose_check,
  add constraint authorization_requests_purpose_check
    check (purpose in ('login', 'register', 'connect', 'confirm', 'reference'));
