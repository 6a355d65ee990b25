-- What candidates tick of what was said before an assignment, on each occasion of
-- domain/kept/items.ts. An answer is a person's ticks about an employer at a workplace.
create table kept_ticks (
  application_id text not null references applications (id) on delete cascade,
  occasion text not null,
  user_id text not null references users (id) on delete cascade,
  employer_id text not null references employers (id) on delete cascade,
  workplace_id text not null references workplaces (id) on delete cascade,
  ticks jsonb not null,
  -- The day in Stockholm on which it was first ticked
  ticked_on date not null,
  -- The year in whose published figures it is; null while it waits
  published_year integer,
  -- The person's score in those figures, which stays as long as something of theirs does
  published_score smallint,
  primary key (application_id, occasion)
);
create index kept_ticks_of_unit on kept_ticks (employer_id, workplace_id, user_id);
create index kept_ticks_of_user on kept_ticks (user_id);

-- What is published of an employer at a workplace: numbers about at least five people a year
create table kept_units (
  employer_id text not null references employers (id) on delete cascade,
  workplace_id text not null references workplaces (id) on delete cascade,
  published_on date not null,
  primary key (employer_id, workplace_id)
);
create index kept_units_workplace on kept_units (workplace_id);

create table kept_figures (
  employer_id text not null,
  workplace_id text not null,
  year integer not null,
  figures jsonb not null,
  primary key (employer_id, workplace_id, year),
  foreign key (employer_id, workplace_id) references kept_units (employer_id, workplace_id)
    on delete cascade
);

-- What the employer says in public of a year's figures
create table kept_replies (
  employer_id text not null references employers (id) on delete cascade,
  workplace_id text not null references workplaces (id) on delete cascade,
  year integer not null,
  text text not null,
  replied_at timestamptz not null,
  primary key (employer_id, workplace_id, year)
);
