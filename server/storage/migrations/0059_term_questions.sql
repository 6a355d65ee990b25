-- Which terms of a job a candidate has asked its employer for, and which of them nobody has said yet
create table term_questions (
  job_id text not null references jobs (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  -- By the ids of the table of terms; what has been said leaves the list
  terms text[] not null,
  asked_at timestamptz not null,
  primary key (job_id, user_id)
);
create index term_questions_user on term_questions (user_id, asked_at);
