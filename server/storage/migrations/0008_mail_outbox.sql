-- Mail is written in the transaction of its cause and sent afterwards, as often as it takes
create table mail_outbox (
  id text primary key,
  -- Whose account it is about; null when it is about none. It goes with the account
  user_id text references users (id) on delete cascade,
  recipient text not null,
  template text not null,
  language text not null,
  -- The same for every try, so that a mail that was sent twice can be known as one
  message_id text not null unique,
  -- As they are sent; null 30 days after they were written
  subject text,
  text_body text,
  html_body text,
  created_at timestamptz not null,
  -- No try before this; while a node is trying, when another may
  send_after timestamptz not null,
  -- No try after this: what it says is no longer true
  give_up_at timestamptz not null,
  attempts integer not null default 0,
  sent_at timestamptz,
  given_up_at timestamptz,
  last_error text,
  constraint mail_outbox_one_end check (sent_at is null or given_up_at is null)
);
create index mail_outbox_waiting on mail_outbox (send_after)
  where sent_at is null and given_up_at is null;
create index mail_outbox_recipient on mail_outbox (lower(recipient), template, created_at);
create index mail_outbox_user on mail_outbox (user_id);
create index mail_outbox_created on mail_outbox (created_at);
