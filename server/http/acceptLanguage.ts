import { type Language, languageFromTag } from '#domain/language';

/** Characters that are read; browsers send a tenth of it. */
const MOST_READ = 1000;

/** A range of RFC 4647 with its weight, as `en-GB;q=0.9` or `*`. */
const RANGE = /^(\*|[a-z]{1,8}(?:-[a-z\d]{1,8})*)(?:;q=([01](?:\.\d{0,3})?))?$/iu;

/**
 * The language of an `Accept-Language` header (RFC 9110, part 12.5.4): of the range with the greatest
 * weight, Swedish where it is Swedish, else English. Without a wish, which `*` is too, and for what
 * cannot be read, Swedish; English where the header has nothing but that Swedish is not wanted.
 */
export function acceptedLanguage(header: string | undefined): Language {
  const ranges = (header ?? '')
    .slice(0, MOST_READ)
    .split(',')
    .flatMap((part) => {
      const [, range, weight = '1'] = RANGE.exec(part.replace(/\s/gu, '')) ?? [];
      return range === undefined ? [] : [{ range, weight: Number(weight) }];
    });
  const refusesSwedish = ranges.some(
    ({ range, weight }) => weight === 0 && range !== '*' && languageFromTag(range) === 'sv',
  );
  const [best] = ranges
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  if (best === undefined || best.range === '*') return refusesSwedish ? 'en' : 'sv';
  return languageFromTag(best.range);
}
