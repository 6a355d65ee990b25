-- The names of 0038 in the words of the glossary: an alert notifies a recipient of jobs
alter table alert_told rename to alert_notified;
alter table alert_notified rename column told_at to notified_at;
alter index alert_told_pkey rename to alert_notified_pkey;
alter index alert_told_job rename to alert_notified_job;
alter index alert_told_user rename to alert_notified_user;

alter table alert_tellings rename to alert_notices;
alter table alert_notices rename column told_at to notified_at;
alter index alert_tellings_pkey rename to alert_notices_pkey;
alter index alert_tellings_mail_id_key rename to alert_notices_mail_id_key;
alter index alert_tellings_alert rename to alert_notices_alert;
alter index alert_tellings_user rename to alert_notices_user;
alter index alert_tellings_told rename to alert_notices_notified_at;

alter table alert_pushes rename column telling_id to notice_id;
