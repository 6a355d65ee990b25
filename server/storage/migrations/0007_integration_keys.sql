-- Integration keys: several an employer, so that one can be replaced while the other still works
create table integration_keys (
  -- What the list shows and what revoking names; says nothing of the key
  id text primary key,
  employer_id text not null references employers (id) on delete cascade,
  -- SHA-256 of the key, hex
  key_hash text not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  revoked_at timestamptz
);
create index integration_keys_employer on integration_keys (employer_id, created_at);

insert into integration_keys (id, employer_id, key_hash, created_at)
select 'key_' || md5(id), id, api_key_hash, created_at from employers;
alter table employers drop column api_key_hash;

-- When a person agreed to be shown to visitors by first name and picture; null: they did not
alter table users add column avatar_consent_at timestamptz;

-- Imported ads say where they are applied to. Until the next import reads the employer's own
-- address, that is the original ad; how much the work is, only the source knows
update jobs set data = jsonb_set(
  data, '{source}',
  data->'source' || jsonb_build_object('applyUrl', data->'source'->'url', 'extent', null)
)
where source_name = 'jobtech';
