-- older programs run: they leave the new column out
--
-- The server's public key by which a browser subscribed: its push service takes messages by no other.
-- Null of those from before.
alter table push_devices add column server_key text;
