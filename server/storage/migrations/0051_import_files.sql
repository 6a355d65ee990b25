-- The files of a folder that have been read, by name and content: a name alone does not say it, since
-- a file may come late or be written anew
create table import_files (
  source text not null,
  -- The folder's real path
  origin text not null,
  name text not null,
  kind text not null check (kind in ('snapshot', 'changes')),
  -- Of its bytes as they were read last, SHA-256, hex
  hash text not null,
  read_at timestamptz not null,
  primary key (source, origin, name)
);

-- Folders had the greatest name that was read, which says of no other file that it was: all are read
-- again, and an older snapshot marks nothing missing
insert into import_files (source, origin, name, kind, hash, read_at)
select source, origin, cursor,
  case when cursor ilike 'snapshot%' then 'snapshot' else 'changes' end, '', now()
from import_cursors where origin !~* '^https?://';
delete from import_cursors where origin !~* '^https?://';
