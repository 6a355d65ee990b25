-- A profile image's bytes are a file like a document's
alter table profile_images add constraint profile_images_file_id_fkey
  foreign key (file_id) references files (id);
alter table profile_images add constraint profile_images_file_id_key unique (file_id);
