-- How often the candidate has taken their ticks back: what was ticked before that and comes later counts no more
alter table kept_promises add column taken_back integer not null default 0;
