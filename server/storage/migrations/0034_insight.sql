-- Where jobs are or were, each once; fed by what is written about jobs
create table workplaces (
  -- Follows from name, care provider and place: server/insight/workplaceId.ts
  id text primary key,
  name text not null,
  -- Words and digits of the name, folded
  plain_name text not null,
  -- The same of name, care provider and place, for searching
  search_text text not null,
  care_provider text not null,
  location text,
  region text,
  kind text not null,
  -- The day on which figures were last published; null before the first time
  published_on date
);
create index workplaces_plain_name on workplaces (plain_name);
create index workplaces_kind on workplaces (kind, region) where published_on is not null;

-- null until the server has filled it in for the jobs of earlier versions
alter table jobs add column workplace_id text;
create index jobs_workplace on jobs (workplace_id);

-- What people say of workplaces: one answer a person, workplace and calendar year
create table workplace_answers (
  user_id text not null references users (id) on delete cascade,
  workplace_id text not null references workplaces (id),
  year integer not null,
  source text not null check (source in ('assignment', 'experience')),
  -- One for each statement of domain/insight/statements.ts
  scores integer[] not null,
  -- A day, so that nothing tells in which order people answered
  answered_on date not null,
  -- In whose figures it is; null while it waits
  published_year integer,
  primary key (user_id, workplace_id, year)
);
create index workplace_answers_workplace on workplace_answers (workplace_id);
create index workplace_answers_waiting on workplace_answers (workplace_id)
  where published_year is null;

-- What is published: numbers about at least five people, and about nobody
create table workplace_figures (
  workplace_id text not null references workplaces (id),
  year integer not null,
  -- domain/insight/figures.ts
  figures jsonb not null,
  primary key (workplace_id, year)
);

-- What employers answer in public
create table workplace_replies (
  workplace_id text not null references workplaces (id),
  year integer not null,
  employer_id text not null references employers (id) on delete cascade,
  text text not null,
  replied_at timestamptz not null,
  primary key (workplace_id, year, employer_id)
);
