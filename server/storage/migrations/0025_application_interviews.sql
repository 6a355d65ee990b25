-- A calendar is a job's own, under the job's id, or an interviewer's who meets candidates of several
-- jobs of an employer. Where they meet is the job's.
create table job_interviews (
  job_id text primary key references jobs (id) on delete cascade,
  calendar_id text not null,
  place text,
  meeting_url text
);
create index job_interviews_calendar on job_interviews (calendar_id);
insert into job_interviews (job_id, calendar_id, place, meeting_url)
select job_id, job_id, place, meeting_url from interview_calendars;

alter table interview_calendars drop constraint interview_calendars_job_id_fkey;
alter table interview_calendars rename column job_id to id;
alter table interview_calendars drop column place, drop column meeting_url;

-- The calendar that an interview was booked in keeps its time, on whatever job
alter table interview_bookings add column calendar_id text;
update interview_bookings set calendar_id = job_id;
alter table interview_bookings alter column calendar_id set not null;
drop index interview_bookings_slot;
create unique index interview_bookings_slot on interview_bookings (calendar_id, starts_at)
  where status = 'booked';
create index interview_bookings_job on interview_bookings (job_id);

alter table application_drafts
  -- The interview time that the candidate wants; it is booked when the application is sent
  add column interview_at timestamptz,
  -- What is typed in a step that is not finished: its contact details and its answers
  add column unfinished jsonb not null default '{"contact": {}, "answers": {}}';
