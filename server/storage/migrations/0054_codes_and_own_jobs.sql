-- Whether a page with a script began the request and finishes it: the server hands it the broker's
-- answer, in the fragment, also where the broker answers with a code
alter table authorization_requests add column by_script boolean not null default false;

-- An employer's program lists its own jobs, newest change first
create index jobs_of_employer on jobs (employer_id, updated_at desc, id desc)
  where employer_id is not null;
