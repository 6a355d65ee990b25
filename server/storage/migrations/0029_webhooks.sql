-- Addresses of employers' programs that are told what candidates do
create table webhooks (
  id text primary key,
  employer_id text not null references employers (id) on delete cascade,
  url text not null,
  event_types text[] not null,
  created_at timestamptz not null,
  -- When the first of the last calls failed; null once one has arrived
  failing_since timestamptz,
  switched_off_at timestamptz,
  switched_off_because text check (switched_off_because in ('failing', 'gone')),
  constraint webhooks_url unique (employer_id, url),
  constraint webhooks_whole_end check ((switched_off_at is null) = (switched_off_because is null))
);

-- An event for an address, written in the transaction of its cause
create table webhook_deliveries (
  webhook_id text not null references webhooks (id) on delete cascade,
  -- The header webhook-id: the same at all addresses
  id text not null,
  -- The order in which they are sent
  position bigint generated always as identity unique,
  -- null of a test
  application_id text references applications (id) on delete cascade,
  type text not null,
  at timestamptz not null,
  -- What is sent; null once it was delivered or given up
  body text,
  attempts integer not null default 0,
  -- While it is being sent: until when no other node takes it
  send_after timestamptz not null,
  delivered_at timestamptz,
  given_up_at timestamptz,
  last_status integer,
  last_error text,
  primary key (webhook_id, id)
);
create index webhook_deliveries_waiting on webhook_deliveries (webhook_id, position)
  where delivered_at is null and given_up_at is null;
create index webhook_deliveries_application on webhook_deliveries (application_id);
create index webhook_deliveries_at on webhook_deliveries (at);
