-- What a job said to a candidate before its employer, whom they have blocked, changed it
create table kept_job_words (
  uid text not null references users (id) on delete cascade,
  job_id text not null references jobs (id) on delete cascade,
  -- The fields of domain/jobs/jobWords.ts, as they stood
  words jsonb not null,
  primary key (uid, job_id)
);
create index kept_job_words_job on kept_job_words (job_id);

-- The same for where its interviews are held
create table kept_meetings (
  uid text not null references users (id) on delete cascade,
  job_id text not null references jobs (id) on delete cascade,
  place text,
  meeting_url text,
  primary key (uid, job_id)
);
create index kept_meetings_job on kept_meetings (job_id);

-- What an employer wrote with a request, as it reads it back; `message` is what reached the candidate
alter table document_requests add column employers_message text;
update document_requests set employers_message = message;
update document_requests requests set message = null
from applications
join jobs on jobs.id = applications.job_id
join employer_blocks blocks
  on blocks.uid = applications.uid and blocks.employer_id = jobs.employer_id
where applications.id = requests.application_id and requests.asked_at >= blocks.blocked_at;
