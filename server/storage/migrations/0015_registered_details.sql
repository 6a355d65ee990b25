-- What a registration asks for besides what the account had a place for
alter table users
  -- From when they can work
  add column available_from date,
  -- Where they work or want to, in their own words
  add column workplace text;
