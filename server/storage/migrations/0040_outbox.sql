-- All that is to be sent: written in the transaction of its cause, sent afterwards, then deleted.
-- Which channels and kinds there are is the program's business
create table outbox (
  -- The order in which entries of one lane are sent; a new one where an entry replaces another
  position bigint generated always as identity primary key,
  channel text not null,
  kind text not null,
  -- One entry of a channel has it at a time: a newer one takes the place of the one that waits
  key text not null,
  -- Of entries in one lane the later ones wait for the earlier ones; null: it waits for none
  lane text,
  -- Whose account it is about; null when it is about none. It goes with the account
  user_id text references users (id) on delete cascade,
  payload jsonb not null,
  created_at timestamptz not null,
  -- No try before this
  due_at timestamptz not null,
  -- No try after this: what it says is no longer true, or no longer worth saying
  expires_at timestamptz not null,
  -- While a node is trying: until when no other one does
  leased_until timestamptz,
  attempts integer not null default 0,
  constraint outbox_key unique (channel, key)
);
create index outbox_due on outbox (channel, due_at);
create index outbox_lane on outbox (channel, lane, position) where lane is not null;
create index outbox_user on outbox (user_id);
create index outbox_expires on outbox (expires_at);

-- What employers are told: what waits moves, in its order; a delivery's record is what is listed
insert into outbox (channel, kind, key, lane, user_id, payload, created_at, due_at, expires_at, attempts)
select 'webhook', type, waiting.webhook_id || '/' || waiting.id, waiting.webhook_id, applications.uid,
  jsonb_build_object('id', waiting.id, 'body', waiting.body), waiting.at, waiting.send_after,
  waiting.at + interval '3 days', waiting.attempts
from webhook_deliveries as waiting
left join applications on applications.id = waiting.application_id
where waiting.delivered_at is null and waiting.given_up_at is null and waiting.body is not null
order by waiting.position;
alter table webhook_deliveries rename column send_after to next_attempt_at;
alter table webhook_deliveries drop column body;

-- Notifications on devices, of chats and of alerts
insert into outbox (channel, kind, key, user_id, payload, created_at, due_at, expires_at, attempts)
select 'push', waiting.kind, waiting.device_id || '/' || waiting.chat_id, push_devices.user_id,
  jsonb_build_object('deviceId', waiting.device_id, 'about',
    jsonb_build_object('chatId', waiting.chat_id, 'number', waiting.number)),
  waiting.give_up_at - interval '1 day', waiting.send_after, waiting.give_up_at, waiting.attempts
from push_outbox as waiting
join push_devices on push_devices.id = waiting.device_id
order by waiting.send_after;
drop table push_outbox;
insert into outbox (channel, kind, key, user_id, payload, created_at, due_at, expires_at, attempts)
select 'push', 'alert', waiting.device_id || '/' || waiting.notice_id, push_devices.user_id,
  jsonb_build_object('deviceId', waiting.device_id, 'about',
    jsonb_build_object('noticeId', waiting.notice_id)),
  waiting.give_up_at - interval '1 day', waiting.send_after, waiting.give_up_at, waiting.attempts
from alert_pushes as waiting
join push_devices on push_devices.id = waiting.device_id
order by waiting.send_after;
drop table alert_pushes;

-- Mails: what waits moves; a mail's record with its texts is what is counted and listed
insert into outbox (channel, kind, key, user_id, payload, created_at, due_at, expires_at, attempts)
select 'mail', template, id, user_id, '{}', created_at, send_after, give_up_at, attempts
from mail_outbox
where sent_at is null and given_up_at is null and text_body is not null
order by created_at;
drop index mail_outbox_waiting;
alter table mail_outbox drop column send_after, drop column attempts;
create index mail_outbox_waiting on mail_outbox (give_up_at)
  where sent_at is null and given_up_at is null;
