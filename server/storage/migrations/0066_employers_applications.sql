-- older programs run: they leave the new column out, and the trigger fills it
--
-- Whose job an application is about: an employer's newest are read from an index, and not by way of
-- all of its jobs. The database keeps it, so that no program can write another.
alter table applications add column if not exists employer_id text;

create or replace function employer_of_application() returns trigger language plpgsql as $$
begin
  new.employer_id := (select employer_id from jobs where id = new.job_id);
  return new;
end $$;
create or replace trigger applications_employer before insert on applications
  for each row execute function employer_of_application();

create or replace function employer_of_job_changed() returns trigger language plpgsql as $$
begin
  update applications set employer_id = new.employer_id where job_id = new.id;
  return null;
end $$;
create or replace trigger jobs_employer after update of employer_id on jobs
  for each row when (old.employer_id is distinct from new.employer_id)
  execute function employer_of_job_changed();

-- Imported jobs have no employer
create index if not exists applications_employer
  on applications (employer_id, updated_at desc, id desc) where employer_id is not null;

-- then in slices: those from before, while the site goes on
update applications set employer_id = jobs.employer_id from jobs
where jobs.id = applications.job_id and applications.id = any(array(
  select older.id from applications as older join jobs on jobs.id = older.job_id
  where older.employer_id is null and jobs.employer_id is not null limit 5000))
returning 1;
