-- Sent to a candidate who had blocked the employer: it stays untold, also after they no longer do
alter table sent_invitations add column never_told boolean not null default false;
