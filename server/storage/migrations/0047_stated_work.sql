-- The fields of work of an earlier employment, which its candidate may say; none: not said
alter table experiences add column work_fields text[] not null default '{}';

-- Who has said that their experiences are all their employments of the last two years. Without a row
-- what is not among them is not known; deleting one of them deletes the row
create table complete_experiences (
  user_id text primary key references users (id) on delete cascade,
  said_at timestamptz not null
);
