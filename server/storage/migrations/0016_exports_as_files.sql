-- Exports are files as documents are, and go as they do
drop table files_to_remove;
