import { slugify } from '#domain/vocabulary/slug';

/** Options whose label has a word that begins as the query does; "malmo" finds Malmö. */
export function searchOptions<Item extends { label: string }>(
  options: readonly Item[],
  query: string,
): Item[] {
  const wanted = slugify(query);
  return options.filter(({ label }) => `-${slugify(label)}`.includes(`-${wanted}`));
}
