-- How a candidate wants to hear of messages while they are away; without a row, these defaults
create table notification_settings (
  user_id text primary key references users (id) on delete cascade,
  mail_digest boolean not null default true,
  -- Hours of the clock in Stockholm; both null: no quiet hours
  quiet_from integer default 21 check (quiet_from between 0 and 23),
  quiet_to integer default 7 check (quiet_to between 0 and 23),
  constraint notification_settings_quiet check
    ((quiet_from is null) = (quiet_to is null) and quiet_from <> quiet_to)
);

-- A browser that shows notifications, for as long as its session lives
create table push_devices (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  session_id text not null unique references sessions (id) on delete cascade,
  -- Where its push service takes messages for it
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  device text,
  created_at timestamptz not null
);
create index push_devices_user on push_devices (user_id, created_at desc);

-- What is to be shown on a device: of each chat the newest message alone
create table push_outbox (
  device_id text not null references push_devices (id) on delete cascade,
  chat_id text not null references chats (id) on delete cascade,
  number integer not null,
  kind text not null check (kind in ('message', 'status')),
  send_after timestamptz not null,
  give_up_at timestamptz not null,
  attempts integer not null default 0,
  primary key (device_id, chat_id)
);
create index push_outbox_due on push_outbox (send_after);
create index push_outbox_chat on push_outbox (chat_id);

-- The last mail about unread messages
create table mail_digests (
  user_id text primary key references users (id) on delete cascade,
  sent_at timestamptz not null,
  -- The sum of what they had read in all their chats: more of it means that they have read since
  read_total bigint not null
);

-- For the mail about unread messages
create index chat_members_unseen on chat_members (chat_id) where role = 'candidate' and unseen > 0;

-- Where a mail of a kind that can be stopped is stopped by one click (RFC 8058)
alter table mail_outbox add column pause_url text;
