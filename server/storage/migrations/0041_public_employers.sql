-- Whether an employer is a region or a municipality. Computed once, from the names that are stored; from now on
-- it is said when an employer is made.
alter table employers add column is_public boolean not null default false;
create function pg_temp.names_public(name text) returns boolean language sql immutable as $$
  select name ~* ('^(region (blekinge|dalarna|gotland|gävleborg|halland|jämtland härjedalen|'
    || 'jönköpings län|kalmar län|kronoberg|norrbotten|skåne|stockholm|sörmland|uppsala|värmland|'
    || 'västerbotten|västernorrland|västmanland|örebro län|östergötland)|västra götalandsregionen)$')
    or name ~* '^\S.* (kommun|stad)$'
$$;
update employers set is_public = pg_temp.names_public(name);
-- Imported ads state no rate, so nothing depends on it there
update jobs set data = data || '{"publicEmployer": true}'
where source_name = 'vikari' and pg_temp.names_public(data->'workplace'->>'careProvider');
drop function pg_temp.names_public;
