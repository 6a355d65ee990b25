-- That a document has no end, said by its owner. Null: nobody has said, as of every older row; a day in
-- valid_to is believed before it, so that a program that writes the day alone goes on doing so
alter table user_documents add column no_end_date boolean;
