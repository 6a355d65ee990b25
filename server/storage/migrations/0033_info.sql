-- Organisations that ask what it would cost
create table pricing_requests (
  id text primary key,
  -- Of what was sent and of the day: sent twice, it is one request
  content_hash text not null unique,
  organisation text not null,
  name text not null,
  email text not null,
  phone text,
  staff jsonb not null,
  volume text not null,
  message text not null,
  language text not null,
  -- A keyed digest of the network address, for the limits
  asked_by text not null,
  created_at timestamptz not null,
  -- When an operator has answered it
  closed_at timestamptz
);
create index pricing_requests_created on pricing_requests (created_at);
create index pricing_requests_asked_by on pricing_requests (asked_by, created_at);

-- Sign-ups for the app
create table early_access (
  -- A keyed digest of the e-mail address: one sign-up an address, and the same links in every mail
  id text primary key,
  email text not null,
  language text not null,
  asked_by text not null,
  asked_at timestamptz not null,
  -- null until the link in the mail has been used
  confirmed_at timestamptz
);
create index early_access_asked on early_access (asked_at);
create index early_access_asked_by on early_access (asked_by, asked_at);
