-- What browsers have sent of views and actions. The events are taken out when they are counted, within
-- a minute; the id stays for two days, so that sending a batch again counts nothing.
create table analytics_batches (
  id text primary key,
  -- The hour's beginning: no later than needed to forget it
  received_at timestamptz not null,
  -- The day in Stockholm
  day date not null,
  device text not null check (device in ('phone', 'tablet', 'computer')),
  language text not null check (language in ('sv', 'en')),
  -- null once they are counted
  events jsonb
);
create index analytics_batches_waiting on analytics_batches (received_at) where events is not null;
create index analytics_batches_received on analytics_batches (received_at);

-- How often an event happened on a day, and in how many visits
create table analytics_days (
  day date not null,
  event text not null,
  properties jsonb not null,
  device text not null,
  language text not null,
  count integer not null,
  visits integer not null,
  primary key (day, event, properties, device, language)
);

-- How many batches of a day were taken, and how many dropped because there were too many
create table analytics_totals (
  day date primary key,
  batches integer not null default 0,
  dropped integer not null default 0
);
