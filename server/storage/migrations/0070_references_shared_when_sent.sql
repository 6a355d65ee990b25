-- Which given references the employer may read once the application is sent, and for how long:
-- domain/givenReferences/sharedFor.ts
alter table application_drafts
  add column shared_references jsonb not null default '{"referenceIds": [], "until": "end"}';
