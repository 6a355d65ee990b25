import type { ReadTerms } from '#domain/terms/statedTerms';
import { TERM_IDS, TERMS, type TermId, type TermValue, type TermValues } from '#domain/terms/terms';
import { clip } from './plainText';
import { sentencesOf } from './sentences';
import { word } from './wholeWord';

/** What a rule has read in a sentence, and where. */
interface Found {
  value: TermValue;
  at: RegExpExecArray;
}

/** One way to say a term; null where a sentence does not say it clearly. */
type Reader = (sentence: string) => Found | null;

/** Characters before a word within which "inte" or "saknar" is about it. */
const REACH = 30;
const NEGATION =
  /(?<!\p{L})(?:inte|ej|inga|inget|ingen|utan|saknar|saknas|varken|aldrig|icke|motsvarande|likvärdiga?|liknande)(?!\p{L})/iu;
/** What is wanted, promised for later, asked or left to choose is not said. */
const UNSURE =
  /(?<!\p{L})(?:eventuell\p{L}*|kanske|möjlighet\p{L}* till|kan komma att|på sikt|undanber|undanbeder|avböjer|önskemål|antingen|alternativt)(?!\p{L})|\?/iu;

/** Whether what stands just before a place turns it round, or leaves it open. */
function isDoubtful(sentence: string, { index }: RegExpExecArray): boolean {
  const before = sentence.slice(Math.max(0, index - REACH), index);
  return NEGATION.test(before) || UNSURE.test(sentence.slice(Math.max(0, index - 2 * REACH)));
}

/** The value where the words stand, unless they are turned round or left open. */
const says =
  (pattern: string, value: TermValue): Reader =>
  (sentence) => {
    const at = word(pattern).exec(sentence);
    return at && !isDoubtful(sentence, at) ? { value, at } : null;
  };

/** The same where the words are a "no" themselves. */
const denies =
  (pattern: string, value: TermValue): Reader =>
  (sentence) => {
    const at = word(pattern).exec(sentence);
    return at && !UNSURE.test(sentence) ? { value, at } : null;
  };

/** A number of a term's unit, the pattern's first group; `times` for a unit that is counted by more. */
const counts =
  (id: 'sickPayFrom' | 'guaranteedHours' | 'scheduleNotice', pattern: string, times = 1): Reader =>
  (sentence) => {
    const at = word(pattern).exec(sentence);
    const value = Number(at?.[1]) * times;
    return at && value <= TERMS[id].max && !isDoubtful(sentence, at) ? { value, at } : null;
  };

/** The whole sentence is the answer. */
const sentenceWith =
  (id: 'employerCancellation' | 'candidateCancellation', pattern: string): Reader =>
  (sentence) => {
    const at = word(pattern).exec(sentence);
    const value = sentence.trim();
    const fits = value.length <= TERMS[id].longest;
    return at && fits && !UNSURE.test(sentence) ? { value, at } : null;
  };

const BY_AGREEMENT = String.raw`kollektivavtal\p{L}*|avtalsenlig\p{L}*`;
/** An entry of a list that is nothing but the word, as benefits are listed. */
const entry = (words: string) => String.raw`(?<=^\W*(?:\p{L}+ )?)(?:${words})(?=\W*$)`;

/**
 * How each term is said, the exact ways first. A sentence that says it in another way, or only half,
 * leaves it unsaid: what is read wrongly would be taken for the employer's word.
 */
const READERS: Readonly<Record<TermId, readonly Reader[]>> = {
  employs: [
    says(
      'anställ(?:d|ning|s) (?:direkt )?(?:hos|av) (?:vår kund|vår uppdragsgivare|kunden|uppdragsgivaren)',
      'care_provider',
    ),
    says(
      String.raw`anställ(?:d|ning) som konsult hos oss|konsult(?:anställd|anställning)|anställd hos oss (?:som|på|i) bemanning\p{L}*`,
      'agency',
    ),
  ],
  collectiveAgreement: [
    denies(
      String.raw`(?:saknar|har (?:inte|inget)|inget|utan) kollektivavtal|inte (?:ansluten|anslutna|bundna|bunden) (?:till|av) (?:något )?kollektivavtal\p{L}*`,
      'none',
    ),
    denies(
      String.raw`(?:motsvarande|likvärdiga?|liknande|i nivå med) (?:villkor (?:som )?)?(?:ett )?kollektivavtal\p{L}*|villkor som motsvarar kollektivavtal\p{L}*|kollektivavtalsliknande`,
      'equivalent',
    ),
    says(String.raw`kollektivavtal(?:et|ets|ade|ad|senlig\p{L}*)?`, 'applies'),
  ],
  authorisation: [
    says(
      'auktoriserat (?:bemannings|vårdbemannings)företag|auktoriserade? (?:av|hos|inom|som bemanningsföretag)[^.]{0,40}',
      'authorised',
    ),
  ],
  sickPayFrom: [
    denies('ingen sjuklön|sjuklön (?:utgår|betalas) inte', 0),
    counts('sickPayFrom', String.raw`sjuklön[^.]{0,30}?från (?:och med )?(?:sjuk)?dag (\d{1,2})`),
    says('sjuklön[^.]{0,30}?från (?:och med )?(?:den )?första (?:sjuk)?dagen', 1),
    says('sjuklön[^.]{0,30}?från (?:och med )?(?:den )?andra (?:sjuk)?dagen', 2),
  ],
  pension: [
    denies('(?:ingen|utan|inte|saknar) (?:tjänste|avtals)pension', 'none'),
    says(
      String.raw`avtalspension|(?:${BY_AGREEMENT})[^.]{0,60}tjänstepension|tjänstepension[^.]{0,30}(?:enligt|genom|via) kollektivavtal\p{L}*`,
      'agreement',
    ),
    says('tjänstepension', 'yes'),
  ],
  insurance: [
    says(
      String.raw`(?:${BY_AGREEMENT})[^.]{0,80}försäkringar(?!\p{L})|avtalsförsäkringar|försäkringar[^.]{0,20}(?:enligt|genom|via) kollektivavtal\p{L}*`,
      'agreement',
    ),
    says(
      `(?:olycksfalls|ansvars|trygghets|grupp|tjänstegrupp|arbetsskade)(?:liv)?försäkring(?:ar)?|${entry('försäkringar')}`,
      'yes',
    ),
  ],
  overtime: [
    says(
      String.raw`övertid(?:en|sersättning\p{L}*)? (?:betalas|ersätts|utgår)(?: extra)?|betald övertid|övertidsersättning`,
      'extra_pay',
    ),
    says(
      String.raw`övertid(?:en)? (?:tas ut|kompenseras|ersätts) (?:i|med|som) (?:ledig\p{L}*|komp\p{L}*)`,
      'time_off',
    ),
  ],
  guaranteedHours: [
    denies('inga garanterade timmar|(?:garanterar|garanteras) inga timmar', 0),
    counts(
      'guaranteedHours',
      String.raw`garanter\p{L}* (?:minst )?(\d{1,2}) (?:tim\p{L}*|h) ?(?:per|i|om|\/) ?veckan?`,
    ),
    counts('guaranteedHours', String.raw`(\d{1,2}) garanterade tim\p{L}* (?:per|i|om) veckan?`),
  ],
  scheduleNotice: [
    counts(
      'scheduleNotice',
      String.raw`schema\p{L}*[^.]{0,40}?(\d{1,3}) dagar (?:i förväg|innan|före)`,
    ),
    counts(
      'scheduleNotice',
      String.raw`schema\p{L}*[^.]{0,40}?(\d{1,2}) veckor (?:i förväg|innan|före)`,
      7,
    ),
  ],
  employerCancellation: [
    sentenceWith(
      'employerCancellation',
      String.raw`(?:om|vid) (?:vi|kunden|uppdragsgivaren|arbetsgivaren) (?:avbokar|ställer in)|avbok\p{L}* från (?:vår|kundens|uppdragsgivarens|arbetsgivarens) sida`,
    ),
  ],
  candidateCancellation: [
    sentenceWith(
      'candidateCancellation',
      String.raw`om du (?:avbokar|ställer in)|avbok\p{L}* från din sida`,
    ),
  ],
  rateHours: [
    says(
      String.raw`(?:inklusive|inkl\.?) ob(?:-?(?:tillägg|ersättning))?|ob(?:-?(?:tillägg|ersättning))? (?:ingår|är inräknat|är inräknad)`,
      'all_hours',
    ),
    says(
      String.raw`ob(?:-?(?:tillägg|ersättning))? (?:tillkommer|utgår|utöver)|(?:exklusive|exkl\.?|plus) ob(?:-?(?:tillägg|ersättning))?`,
      'plus_supplements',
    ),
  ],
};

/**
 * What only a headline says clearly: whom somebody is sought to. In a text the same words may be about
 * anybody.
 */
const HEADLINE_READERS: Readonly<Partial<Record<TermId, readonly Reader[]>>> = {
  employs: [
    says(
      String.raw`till (?:ett |vårt )?(?:bemannings|vårdbemannings|konsult)(?:företag|bolag)(?=\W*$)`,
      'agency',
    ),
  ],
};

/** Characters of the ad that are shown with what was read from it. */
const SHOWN = 120;

/** The words around a place, from a word's beginning to a word's end; of a long one its end. */
function wordsAt(sentence: string, { index, 0: { length } }: RegExpExecArray): string {
  const line = sentence.trim();
  if (line.length <= SHOWN) return line;
  const room = SHOWN - length;
  const from = Math.max(0, room > 0 ? index - Math.floor(room / 2) : index - room);
  const part = clip(sentence.slice(from), SHOWN);
  const whole = from === 0 ? part : part.replace(/^\S*\s+/u, '');
  const isCut = from + part.length < sentence.length;
  return (isCut ? whole.replace(/\s+\S*$/u, '') : whole).trim();
}

/** What an ad's text says of the terms, and the words of each. */
export interface TermsOfText {
  terms: TermValues;
  read: ReadTerms;
}

/** A value that says more than the other one: how a pension is provided, beside that it is. */
const isVaguer = (one: TermValue, other: TermValue): boolean =>
  one === 'yes' && (other === 'agreement' || other === 'other');

/** The one answer that all sentences agree on; null where they differ, or none says it. */
function answerOf(
  { headline, sentences }: { headline: string; sentences: readonly string[] },
  id: TermId,
): (Found & { sentence: string }) | null {
  let answer: (Found & { sentence: string }) | null = null;
  for (const sentence of [headline, ...sentences]) {
    const own = sentence === headline ? (HEADLINE_READERS[id] ?? []) : [];
    const found = firstOf([...READERS[id], ...own], sentence);
    if (found === null || (answer && isVaguer(found.value, answer.value))) continue;
    const agrees =
      answer === null || answer.value === found.value || isVaguer(answer.value, found.value);
    if (!agrees) return null;
    if (answer?.value !== found.value) answer = { ...found, sentence };
  }
  return answer;
}

function firstOf(readers: readonly Reader[], sentence: string): Found | null {
  for (const reader of readers) {
    const found = reader(sentence);
    if (found) return found;
  }
  return null;
}

/**
 * What an ad says clearly of its terms. What it does not say, says in two ways, or only hints at, is
 * left out.
 *
 * @param lines - of its text and of its short fields, without contact details.
 * @param headline - of the ad, which is one sentence; '' for none.
 */
export function termsOfText(lines: readonly string[], headline = ''): TermsOfText {
  const sentences = lines.flatMap((line) => sentencesOf(line.replace(/^(?:## |- )/u, '')));
  const answers = TERM_IDS.flatMap((id) => {
    const answer = answerOf({ headline, sentences }, id);
    return answer ? [{ id, ...answer }] : [];
  });
  return {
    terms: Object.fromEntries(answers.map(({ id, value }) => [id, value])),
    read: Object.fromEntries(answers.map(({ id, sentence, at }) => [id, wordsAt(sentence, at)])),
  };
}
