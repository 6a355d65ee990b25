-- older programs run: they write whole rows of sent_invitations; disconnecting a provider's account
-- fails in them with an error until they are replaced

-- The candidates of a profession as they were when somebody first asked on a day. Everybody who asks
-- until it ends is answered from it
create table candidate_lists (
  work_role text primary key,
  list_id text not null,
  made_at timestamptz not null,
  ends_at timestamptz not null
);

-- What a list shows: a card, and how many had it. Rows are written before the list is, and outlive it
-- by an hour
create table candidate_list_cards (
  list_id text not null,
  number integer not null,
  card jsonb not null,
  -- A keyed digest of the people of the card: another one when anybody comes or goes
  crowd text not null,
  seats integer not null,
  ends_at timestamptz not null,
  primary key (list_id, number)
);
create index candidate_list_cards_end on candidate_list_cards (ends_at);

-- Who had which of a card's seats. A seat whose row is gone is about nobody, and is shown like the others
create table candidate_list_people (
  list_id text not null,
  number integer not null,
  seat integer not null,
  user_id text not null references users (id) on delete cascade,
  primary key (list_id, number, seat),
  foreign key (list_id, number) references candidate_list_cards (list_id, number) on delete cascade
);
create index candidate_list_people_user on candidate_list_people (user_id);

-- An invitation to a seat that is about nobody, or whose candidate has deleted their account since: its
-- employer may take it back like any other
alter table sent_invitations alter column user_id drop not null;
-- One under each pseudonym
drop index sent_invitations_list;
create unique index sent_invitations_pseudonym on sent_invitations (employer_id, job_id, pseudonym)
  where taken_back_at is null;

-- Each of a provider's accounts that was disconnected has its own link
alter table removed_ways drop constraint removed_ways_pkey;
alter table removed_ways add primary key (user_id, way, issuer, subject);
