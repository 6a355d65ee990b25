-- Which languages somebody knows and how well, as a list of language and level; null when they have
-- not said. Jobs ask for languages.
alter table users add column languages jsonb;
