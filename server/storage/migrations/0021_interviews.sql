-- The times that an employer offers for the interviews of a job, as domain/interviews/slots.ts has
-- them. Whoever books holds the row against a change meanwhile.
create table interview_calendars (
  job_id text primary key references jobs (id) on delete cascade,
  minutes integer not null,
  free jsonb not null,
  place text,
  meeting_url text,
  updated_at timestamptz not null
);

-- One interview an application; it is moved in its row.
create table interview_bookings (
  application_id text primary key references applications (id) on delete cascade,
  job_id text not null references jobs (id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  status text not null check (status in ('booked', 'cancelled')),
  -- How often it was changed: a calendar program takes the highest
  sequence integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
-- Slots of one calendar begin at the same times or do not overlap
create unique index interview_bookings_slot on interview_bookings (job_id, starts_at)
  where status = 'booked';
