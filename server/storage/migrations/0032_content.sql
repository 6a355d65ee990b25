-- Articles and posts in both languages. What comes from the repository's files has the origin
-- 'files'; the import at start changes no other
create table content_items (
  type text not null check (type in ('articles', 'staffing', 'salaries')),
  slug text not null,
  language text not null check (language in ('sv', 'en')),
  origin text not null check (origin in ('files', 'cms')),
  name text not null,
  summary text not null,
  -- HTML of the elements that server/content/safeHtml.ts knows
  body text not null check (length(body) <= 200000),
  featured boolean not null,
  published_on date not null,
  updated_on date not null,
  minutes integer not null,
  -- Headings, professions, related slugs and sources
  data jsonb not null,
  content_hash text not null,
  primary key (type, slug, language)
);
