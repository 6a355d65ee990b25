-- older programs run: they write no digest of who asks, and count by the account alone as before
-- How often a mailbox was asked outlives the account that asked: the keyed digests stay, whose it was
-- does not.
alter table reference_asks
  alter column user_id drop not null,
  drop constraint reference_asks_user_id_fkey,
  add constraint reference_asks_user_id_fkey
    foreign key (user_id) references users (id) on delete set null,
  -- Of the BankID of who asks, with the server's secret; null of what was asked before
  add column asker_digest text;
create index reference_asks_asker on reference_asks (asker_digest, asked_at);
