-- The deletion of a person follows these references; without an index each reads a whole table
create index document_openings_application on document_openings (application_id)
  where application_id is not null;
create index authorization_requests_user on authorization_requests (user_id)
  where user_id is not null;
create index login_tokens_user on login_tokens (user_id) where user_id is not null;
create index pending_social_user on pending_social (user_id) where user_id is not null;
