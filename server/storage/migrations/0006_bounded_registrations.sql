-- A registration is opened by anyone, so there must be an end to how many there are and how large.
alter table registration_sessions
  -- A keyed digest of the address that opened it; the address itself is not kept
  add column opened_by text not null default '',
  add column steps int not null default 1;

create index registration_sessions_open on registration_sessions (opened_by, updated_at)
  where completed_at is null;
