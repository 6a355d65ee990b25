-- What has come through the doors that strangers use, for as long as it counts. The networks are
-- keyed digests, at three widths, and stand nowhere else any more.
create table door_entries (
  door text not null,
  -- What came in, as its own table names it, or a random id
  id text not null,
  customer text not null,
  network text not null,
  wide text not null,
  -- Whether it came with a proof of work or of a mail
  proven boolean not null,
  entered_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (door, id)
);
create index door_entries_customer on door_entries (door, customer, expires_at);
create index door_entries_counted on door_entries (door, expires_at);
create index door_entries_expired on door_entries (expires_at);

-- Proofs that were used, until they would expire: each works once
create table door_proofs (
  id text primary key,
  expires_at timestamptz not null
);
create index door_proofs_expired on door_proofs (expires_at);

-- How much of a day's counting came from where: a network cannot fill the day of the others
create table door_counts (
  door text not null,
  day date not null,
  customer text not null,
  count integer not null,
  primary key (door, day, customer)
);

alter table registration_sessions drop column opened_by;
create index registration_sessions_updated on registration_sessions (updated_at)
  where completed_at is null;
alter table pricing_requests drop column asked_by;
alter table early_access drop column asked_by;
alter table mail_alerts drop column asked_by;

-- Since when nobody sends bytes to an upload: its slot is free for another
alter table uploads add column resting boolean not null default false;
