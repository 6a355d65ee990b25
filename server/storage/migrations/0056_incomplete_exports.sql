-- Whether something in a copy of everything could not be read; the copy names what
alter table data_exports add column incomplete boolean not null default false;
