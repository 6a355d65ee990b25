-- An entry proves that a server with the setting's key wrote it: an HMAC over the entry and its id,
-- made with the insert. Entries from before there was such a key have none
alter table audit_log add column key_id text;
alter table audit_log add column mac text;
alter table audit_log add constraint audit_log_mac_whole check ((key_id is null) = (mac is null));

-- The key that a checkpoint is signed with; null for one from before
alter table audit_checkpoints add column key_id text;
