-- What is in the object store. A row stands before the first object of its file does, so that an
-- object whose file has no row belongs to nobody
create table files (
  -- Random; the objects are named after it and after nothing else
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  master_key_id text not null,
  -- The file's own key under that master key, base64
  wrapped_key text not null,
  created_at timestamptz not null,
  -- When it goes unless something keeps it; null from then on
  expires_at timestamptz
);
create index files_user on files (user_id);
create index files_master_key on files (master_key_id);
create index files_expiring on files (expires_at) where expires_at is not null;

create table file_frames (
  file_id text not null references files (id) on delete cascade,
  number integer not null,
  object text not null unique,
  -- Bytes of the file
  size integer not null check (size between 1 and 1048576),
  primary key (file_id, number)
);

-- An upload under way; what came of it is in its file's frames
create table uploads (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  file_id text not null unique references files (id) on delete cascade,
  -- Five a person, held by the key below
  slot integer not null check (slot between 1 and 5),
  length integer not null check (length > 0),
  received integer not null default 0 check (received between 0 and length),
  frames integer not null default 0,
  created_at timestamptz not null,
  -- When bytes last came
  updated_at timestamptz not null,
  expires_at timestamptz not null,
  unique (user_id, slot)
);

create table user_documents (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  file_id text not null unique references files (id),
  type text not null,
  name text not null,
  media_type text not null,
  size integer not null,
  issued_on date,
  valid_to date,
  uploaded_at timestamptz not null,
  -- The last reminder that was sent, or that was too late to send: 60, 30 or 7 days before
  reminded_days integer
);
create index user_documents_user on user_documents (user_id, uploaded_at desc);
create index user_documents_valid_to on user_documents (valid_to) where valid_to is not null;

create table document_shares (
  application_id text not null references applications (id) on delete cascade,
  document_id text not null references user_documents (id) on delete cascade,
  shared_at timestamptz not null,
  primary key (application_id, document_id)
);
create index document_shares_document on document_shares (document_id);

-- Who opened a document. It outlives the document: the account's owner may still ask
create table document_openings (
  id bigint generated always as identity primary key,
  user_id text not null references users (id) on delete cascade,
  document_id text not null,
  opened_by text not null check (opened_by in ('owner', 'employer')),
  employer_id text references employers (id) on delete set null,
  application_id text references applications (id) on delete set null,
  at timestamptz not null
);
create index document_openings_document on document_openings (user_id, document_id, id desc);

-- What is kept instead of a criminal record: that it was shown
create table shown_criminal_records (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  shown_on date not null,
  shown_to text not null,
  created_at timestamptz not null
);
create index shown_criminal_records_user on shown_criminal_records (user_id, shown_on desc);
