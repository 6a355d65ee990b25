-- older programs run: they leave both columns alone, and what has no receiver waits by its lane

-- Who is called with an entry, so that one that does not answer holds up nobody else's: an employer's
-- address, a push service, the mail server. Null of entries by the version before: their lane, or the
-- channel
alter table outbox add column receiver text;
-- Since when an entry cannot be made ready: what it holds is not whole. It holds up nothing, and is
-- tried again now and then until it expires
alter table outbox add column set_aside_at timestamptz;
update outbox set receiver = case channel when 'mail' then 'mail server' when 'webhook' then lane
  else (select substring(endpoint from '^https?://[^/]+') from push_devices
    where id = outbox.payload->>'deviceId') end;
