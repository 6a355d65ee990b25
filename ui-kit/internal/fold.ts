import { comparable, matchName, NAME_MATCH } from '../../domain/text/nameMatch';

/** Whether a text has every word of a query: at its words' beginnings, a longer one also within. */
export function matches(text: string, query: string): boolean {
  if (query.trim() === '') return true;
  const wanted = comparable(query);
  return wanted !== '' && matchName(comparable(text), wanted) !== NAME_MATCH.not;
}
