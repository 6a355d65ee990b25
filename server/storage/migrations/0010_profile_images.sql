-- A person's picture: the bytes are a file of the vault
create table profile_images (
  -- Random; it stands in the picture's address, so a new picture has a new one
  id text primary key,
  user_id text not null unique references users (id) on delete cascade,
  file_id text not null,
  created_at timestamptz not null
);
