import { compoundOf, inflectedFrom, slangFor } from './derived';
import type { Entry } from './entry';
import { entryOf } from './lexicon';
import { isNegation } from './negationWords';
import { respelt } from './spelling';
import { isStopWord } from './stopWordsOfSearches';
import type { Token } from './tokens';

/** What several words were read as together. */
export interface OfParts {
  entry: Entry;
  /** The spelling that was meant, where a word is a slip. */
  correctedTo: string | null;
}

/** A quick look at the last word, before a longer one: whether it may end the name of a profession. */
const ENDS_PROFESSION =
  /(?:s[kj]|usk|läk|syrr|syst|doktor|terap|psykolog|mors|log|ist|arie|nom|gymnast|kirurg|rator|jobb|tjänst|plats|vik|chef)\p{L}{0,6}$|are[nr]?$|arna$|bitr\p{L}*$/u;
const MOST_PARTS = 3;
/** The plural of what stands before the noun: "kliniska psykologer", "grundutbildade sjuksköterskor". */
const PLURAL = /[ae]$/u;
/** Of words that are written apart, or with hyphens; "kirurg, sköterska" are two professions. */
const BETWEEN = /^(?:\s+|-)$/u;

const isProfession = ({ facets, need }: Entry): boolean =>
  need === 'nothing' && facets.some(({ part }) => part === 'workroles');

/** A word that is nothing by itself: "distrikt", "företags". "Sommar" is a period. */
const saysNothing = ({ key }: Token): boolean =>
  !/\d|^(?:sommar|semester)$/u.test(key) &&
  !isStopWord(key) &&
  !entryOf(key) &&
  !inflectedFrom(key);

/** "Urolog sköterska" is a nurse, and no doctor besides. */
function isDoctor({ key }: Token): boolean {
  const [facet, ...others] = entryOf(key)?.facets ?? [];
  const [id = '', ...more] = facet?.part === 'workroles' ? facet.ids : [];
  return others.length + more.length === 0 && id.startsWith('specialistlakare-');
}

/**
 * A profession in words that the thesaurus writes as one or in another form: "op-sköterskor", "medicinska
 * sekreterarna", and, where what stands first says nothing by itself or is the doctor of a ward, "distrikt
 * sköterska", "företags-ssk" and "urolog sköterska". Null for any other words.
 */
export function professionOfParts(words: readonly Token[]): OfParts | null {
  const last = words.at(-1);
  if (!last || words.length > MOST_PARTS || !ENDS_PROFESSION.test(last.key)) return null;
  if (words.some(isNegation) || !words.slice(1).every(({ gap }) => BETWEEN.test(gap))) return null;
  const keys = words.map(({ key }) => key);
  const inOne = keys.join('');
  const inflected = inflectedFrom(inOne) ?? inSingular(keys);
  if (inflected && isProfession(inflected)) return { entry: inflected, correctedTo: null };
  const before = words.slice(0, -1);
  if (!before.every((word) => saysNothing(word) || isDoctor(word))) return null;
  const entry = compoundOf(inOne) ?? slangFor(inOne);
  if (entry && isProfession(entry)) return { entry, correctedTo: null };
  const meant = respelt(inOne);
  const isSlip = meant && (meant.isListed || saysNothing(last)) && isProfession(meant.entry);
  return isSlip ? { entry: meant.entry, correctedTo: meant.to } : null;
}

function inSingular([first = '', ...others]: readonly string[]): Entry | null {
  if (!PLURAL.test(first)) return null;
  const key = first.replace(PLURAL, '') + others.join('');
  return entryOf(key) ?? inflectedFrom(key);
}
