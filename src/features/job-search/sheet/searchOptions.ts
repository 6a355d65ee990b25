import { slugify } from '#domain/vocabulary/slug';

/** Options with a word in their label that begins with the query; "malmo" finds Malmö. */
export function searchOptions<Item extends { label: string }>(
  options: readonly Item[],
  query: string,
): Item[] {
  const wanted = slugify(query);
  return options.filter(({ label }) => `-${slugify(label)}`.includes(`-${wanted}`));
}
