import { understand } from '#domain/search/understand';
import { workFieldById } from '#domain/vocabulary/lookup';

/** "Psykolog - BUP": no name of a profession goes over these. */
const BETWEEN_PARTS = /\s[-–|/]\s|[,:;!?()]/u;

/**
 * Good guesses at what someone searches for, and no statement of an ad: "Apotek Hjärtat", "BUP
 * mellanvård", "psykiatriskt mobilt team", "arbete med barn".
 */
const OFTEN_SOMETHING_ELSE: ReadonlySet<string> = new Set([
  ...['barn', 'hjärtat', 'mellanvård', 'mobilt team', 'mobila team', 'npf', 'digital', 'digitalt'],
  'ungdomshälsan',
]);

/**
 * The work fields that a headline names, by the words that a search understands: "till akuten". A
 * group of fields, words that may mean several, what is not wanted ("ej IVA") and words that are
 * only spelt nearly so are none.
 *
 * @param published - `YYYY-MM-DD`, the day of the ad's publication.
 */
export function fieldsOfHeadline(headline: string, published: string): string[] {
  const ids = headline.split(BETWEEN_PARTS).flatMap((part) => {
    const { filters, corrections } = understand(part, { today: published, taken: new Set() });
    return filters.flatMap(({ value, words }) => {
      if (!('ids' in value) || value.part !== 'workfields' || value.ids.length > 1) return [];
      if (OFTEN_SOMETHING_ELSE.has(words.toLowerCase())) return [];
      return corrections.some(({ from }) => words.includes(from)) ? [] : value.ids;
    });
  });
  return [...new Set(ids)].filter((id) => workFieldById(id)?.isGroup === false);
}
