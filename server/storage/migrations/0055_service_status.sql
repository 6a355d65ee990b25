-- How many minutes of a day a part of the service was looked at, and how many of them it did not work.
-- Each minute counts once, however many nodes look; the worst that one of them saw is kept.
create table service_days (
  day date not null,
  part text not null,
  checked integer not null,
  limited integer not null,
  failed integer not null,
  last_minute timestamptz not null,
  -- 0: it worked, 1: in part, 2: not
  last_state smallint not null check (last_state between 0 and 2),
  primary key (day, part)
);

-- What an operator has announced
create table planned_work (
  id text primary key,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  text_sv text not null,
  text_en text not null
);
