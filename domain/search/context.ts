import type { FilterPart } from '#domain/jobs/filterFields';
import { fold } from '#domain/text/fold';
import { locationById, workRoleById } from '#domain/vocabulary/lookup';
import { FIELDS_OF_SPECIALISTS } from '#domain/vocabulary/thesaurus/fieldRoles';
import type { Entry, Facet } from './entry';
import { WHOLE_GROUPS } from './groupedIds';
import { lexicon } from './lexicon';
import type { Span } from './spans';
import { isStopWord } from './stopWordsOfSearches';
import type { Token } from './tokens';

const PLACE_BEFORE: ReadonlySet<string> = new Set(
  'i|på|till|in|at|near|nära|kring|runt|omkring|vid|utanför|around|to'.split('|'),
);
const PLACE_AFTER: ReadonlySet<string> = new Set(['kommun', 'kommunen', 'stad', 'municipality']);

type TermSpan = Span & { reading: { kind: 'term'; entry: Entry } };

const isTerm = (span: Span): span is TermSpan => span.reading.kind === 'term';
const saysSomething = ({ reading }: Span): boolean =>
  !['stop', 'negation', 'numbers', 'bestPaid', 'unmet'].includes(reading.kind);

/**
 * Reads the spans beside each other: weak words without company become words, and a nurse or a
 * doctor beside a workplace becomes its profession.
 */
export function inContext(
  spans: readonly Span[],
  tokens: readonly Token[],
  taken: ReadonlySet<FilterPart>,
): Span[] {
  const merged = taken.has('workroles') ? spans : withWorkplaces(spans, tokens);
  const sure = merged.flatMap((span) =>
    isSure(span, merged, tokens) ? [span] : asWords(span, tokens),
  );
  const narrowed = withNarrowerPlaces(sure, tokens);
  const named = withNarrowerProfessions(narrowed, tokens);
  const open = named.flatMap((span) => (isTaken(span, taken) ? asTakenWords(span) : [span]));
  return fieldsOfProfessions(open);
}

function isSure(span: Span, spans: readonly Span[], tokens: readonly Token[]): boolean {
  if (!isTerm(span)) return true;
  const { need, cues } = span.reading.entry;
  if (need === 'nothing') return true;
  const speaking = spans.filter(saysSomething);
  if (speaking.length === 1) return true;
  if (need === 'cue') return tokens.some(({ key }) => cues.includes(key));
  const company = speaking.filter((other) => other !== span);
  const hasCare = company.some((other) => isTerm(other) && other.reading.entry.need === 'nothing');
  if (need === 'care') {
    return hasCare || company.every(({ reading }) => reading.kind !== 'word');
  }
  const before = tokens[span.from - 1]?.key ?? '';
  const after = tokens[span.to]?.key ?? '';
  if (PLACE_BEFORE.has(before) || PLACE_AFTER.has(after)) return true;
  if (hasCare && span.from > 0 && isCapital(tokens[span.from]?.text ?? '')) return true;
  return isMunicipality(span) && isBesideProfession(span, spans, tokens);
}

/** A municipality's own name, and no part of a town that is called so. */
function isMunicipality({ reading: { entry } }: TermSpan): boolean {
  const [id = '', ...others] = idsOf(entry, 'locations');
  const place = locationById(id);
  if (others.length > 0 || place?.kind !== 'municipality') return false;
  return fold(place.name) === fold(entry.term);
}

/**
 * "Ssk åre", "åre ssk" and "ssk vara" name a place. A word that says nothing elsewhere is one only
 * right after the profession, where nothing is said of it: "vara ssk" is what someone is.
 */
function isBesideProfession(span: Span, spans: readonly Span[], tokens: readonly Token[]): boolean {
  const at = spans.indexOf(span);
  const isProfession = (other: Span | undefined): boolean =>
    other !== undefined && isTerm(other) && idsOf(other.reading.entry, 'workroles').length > 0;
  const [before, after] = [spans[at - 1], spans[at + 1]];
  const isAfterIt = isProfession(before);
  if (!isStopWord(tokens[span.from]?.key ?? '')) return isAfterIt || isProfession(after);
  return isAfterIt && after?.reading.kind !== 'word';
}

const LINKS: ReadonlySet<string> = new Set(['och', 'eller', 'and', 'or', 'samt']);

/** "CSK Kristianstad", "Malmö, Skåne": of places beside each other the one that lies in the other. */
function withNarrowerPlaces(spans: readonly Span[], tokens: readonly Token[]): Span[] {
  if (spans.filter(isPlain).length < 2) return [...spans];
  const result: Span[] = [];
  for (const span of spans) {
    const at = result.findLastIndex(saysSomething);
    const before = result[at];
    const between = result.slice(at + 1);
    const isLinked = between.some(({ from }) => LINKS.has(tokens[from]?.key ?? ''));
    const narrower = before && !isLinked ? narrowerOf(before, span) : null;
    if (!before || !narrower) result.push(span);
    else result.splice(at, result.length - at, { ...narrower, from: before.from, to: span.to });
  }
  return result;
}

/**
 * "Överläkare/specialistläkare inom ortopedi" is an orthopaedist: beside the name of a whole group, without an
 * "eller", one of its professions is what is meant.
 */
function withNarrowerProfessions(spans: readonly Span[], tokens: readonly Token[]): Span[] {
  const isEither = tokens.some(({ key }) => LINKS.has(key));
  const rolesOf = (span: Span): readonly string[] =>
    isTerm(span) ? namedBy(span.reading.entry) : [];
  const groupsOf = (span: Span): readonly string[] => {
    if (isTerm(span) && span.reading.entry.general) return groupsOfAll(span.reading.entry);
    const [id = '', ...others] = rolesOf(span);
    return others.length === 0 && WHOLE_GROUPS.has(id) ? [id] : [];
  };
  const wholes = isEither ? [] : spans.filter((span) => groupsOf(span).length > 0);
  if (wholes.length === 0) return [...spans];
  const named = spans.filter((span) => !wholes.includes(span)).flatMap(rolesOf);
  const groupsNamed = new Set(named.map((id) => workRoleById(id)?.group ?? ''));
  return spans.map((span) => {
    const isNamed = wholes.includes(span) && groupsOf(span).some((group) => groupsNamed.has(group));
    return isNamed ? { ...span, reading: { kind: 'stop' } } : span;
  });
}

/** The groups of the professions of a general word: every doctor's, every nurse's. */
const groupsOfAll = (entry: Entry): string[] => [
  ...new Set(idsOf(entry, 'workroles').map((id) => workRoleById(id)?.group ?? '')),
];

function narrowerOf(one: Span, other: Span): Span | null {
  if (!isPlain(one) || !isPlain(other)) return null;
  const [ids, otherIds] = [placesOf(one), placesOf(other)];
  if (liesIn(ids, otherIds)) return one;
  return liesIn(otherIds, ids) ? other : null;
}

/** A term for a place and nothing else, without a distance. */
const isPlain = (span: Span): span is TermSpan =>
  isTerm(span) &&
  span.named === undefined &&
  span.reading.entry.facets.every(({ part }) => part === 'locations');

const placesOf = ({ reading: { entry } }: TermSpan): readonly string[] => idsOf(entry, 'locations');

function liesIn(ids: readonly string[], others: readonly string[]): boolean {
  if (ids.length === others.length && ids.every((id) => others.includes(id))) return false;
  return ids.every((id) => {
    const place = locationById(id);
    return (
      others.includes(id) || (place?.kind === 'municipality' && others.includes(place.regionId))
    );
  });
}

/** A capital letter, but not capitals only: then the whole text may be in capitals. */
const isCapital = (word: string): boolean => /^\p{Lu}.*\p{Ll}/u.test(word);

function asWords(span: Span, tokens: readonly Token[]): Span[] {
  return Array.from({ length: span.to - span.from }, (_, index) => {
    const from = span.from + index;
    const isStop = isStopWord(tokens[from]?.key ?? '');
    return { from, to: from + 1, reading: { kind: isStop ? 'stop' : 'word' } };
  });
}

const isTaken = (span: Span, taken: ReadonlySet<FilterPart>): boolean => {
  if (span.reading.kind === 'period') return taken.has('period');
  if (span.reading.kind === 'numbers') return taken.has(span.reading.numbers.part);
  return isTerm(span) && span.reading.entry.facets.some(({ part }) => taken.has(part));
};

/** A term of a part that was chosen already is searched for in the ads, by each of its names. */
function asTakenWords(span: Span): Span[] {
  return [{ ...span, ...span.named, reading: { kind: 'word' }, taken: span.reading }];
}

const idsOf = (entry: Entry, part: Facet['part']): readonly string[] =>
  entry.facets.find((facet) => facet.part === part)?.ids ?? [];

/** The professions of an entry; of a word for many, the one with the word as its own name. */
const namedBy = (entry: Entry): readonly string[] =>
  entry.general ? [entry.general.role] : idsOf(entry, 'workroles');

/** The kind of profession that a workplace word changes to its own; null: it changes nothing. */
function kindOf(entry: Entry): 'nurse' | 'doctor' | null {
  if (entry.group !== null) return null;
  const ids = namedBy(entry);
  if (ids.includes('specialistlakare') || ids.includes('lakare')) return 'doctor';
  if (ids.length !== 1) return null;
  if (ids[0] === 'legitimerad-lakare') return 'doctor';
  return ids[0] === 'sjukskoterska' || ids[0] === 'specialistsjukskoterska' ? 'nurse' : null;
}

const keyOfSpan = ({ from, to }: Span, tokens: readonly Token[]): string =>
  tokens
    .slice(from, to)
    .map(({ key }) => key)
    .join('');

function withWorkplaces(spans: readonly Span[], tokens: readonly Token[]): Span[] {
  const result = [...spans];
  for (let at = 0; at < result.length; at += 1) {
    const span = result[at];
    if (!span || !isTerm(span)) continue;
    const isConsultant = /^consultants?$/u.test(keyOfSpan(span, tokens));
    const kind = isConsultant ? 'doctor' : kindOf(span.reading.entry);
    if (kind === null) continue;
    for (const [step, isApart] of NEIGHBOURS) {
      const other = neighbour(result, at, step, isApart ? saysOtherwise : isStop);
      const beside = result[other];
      if (!beside || tokens.slice(beside.from, beside.to).some(({ literal }) => literal)) continue;
      const id = kind && lexicon().beside.get(keyOfTerm(beside, tokens))?.[kind];
      if (id && staysApart(span, id, beside, tokens)) {
        result[at] = withSpeciality(span, id);
        break;
      }
      if (isApart && id === undefined) continue;
      const merged = mergedWith(span, beside, { kind, isConsultant, tokens });
      if (!merged) continue;
      const [first, last] = [Math.min(at, other), Math.max(at, other)];
      if (isApart) {
        result[at] = { ...span, reading: merged.reading };
        result[other] = { ...beside, reading: withoutCorrection(merged.reading) };
        at = last;
      } else {
        result.splice(first, last - first + 1, merged);
        at = first;
      }
      break;
    }
  }
  return result;
}

/** Where the word of a workplace may stand: right beside the profession, else beyond what says when and where. */
const NEIGHBOURS: readonly (readonly [step: number, isApart: boolean])[] = [
  [1, false],
  [-1, false],
  [1, true],
  [-1, true],
];
/** Parts that say nothing of what is done: "ssk natt iva" and "läkare Lund ortopedi" are one thing and another. */
const OTHERWISE: ReadonlySet<string> = new Set([
  ...['timeOfDay', 'onCallDuty', 'employmentTypes', 'locations', 'housing', 'travel'],
]);

const isStop = ({ reading }: Span): boolean => reading.kind === 'stop';

function saysOtherwise(span: Span): boolean {
  if (!isTerm(span)) return ['stop', 'period', 'numbers', 'bestPaid'].includes(span.reading.kind);
  return span.reading.entry.facets.every(({ part }) => OTHERWISE.has(part));
}

const withoutCorrection = (reading: Span['reading']): Span['reading'] =>
  reading.kind === 'term' ? { ...reading, correctedTo: null } : reading;

/** The next span that says something; a negation between keeps them apart. */
function neighbour(
  spans: readonly Span[],
  at: number,
  step: number,
  isPassed: (span: Span) => boolean,
): number {
  let next = at + step;
  for (let span = spans[next]; span && isPassed(span); span = spans[next]) next += step;
  return next;
}

function mergedWith(
  span: TermSpan,
  beside: Span,
  {
    kind,
    isConsultant,
    tokens,
  }: { kind: 'nurse' | 'doctor'; isConsultant: boolean; tokens: readonly Token[] },
): Span | null {
  const { entry, correctedTo } = span.reading;
  const place = { from: Math.min(span.from, beside.from), to: Math.max(span.to, beside.to) };
  if (isConsultant && isTerm(beside)) {
    const [role = ''] = idsOf(beside.reading.entry, 'workroles');
    const group = workRoleById(role)?.group;
    if (group === 'lakare' || group === 'specialistlakare') {
      return { ...place, reading: beside.reading };
    }
  }
  const id = lexicon().beside.get(keyOfTerm(beside, tokens))?.[kind];
  if (id === undefined || (beside.reading.kind !== 'word' && !isTerm(beside))) return null;
  const rest = isConsultant ? [] : entry.facets.filter(({ part }) => part !== 'workroles');
  const facets: Facet[] = [{ part: 'workroles', ids: [id] }, ...rest];
  const merged: Entry = { ...entry, facets, need: 'nothing', field: null, general: null };
  return { ...place, reading: { kind: 'term', entry: merged, correctedTo } };
}

/**
 * True for a nurse or a doctor without speciality beside the name of a work field: then both the
 * profession and its speciality are meant, and the work field stays a filter of its own.
 */
function staysApart(span: TermSpan, id: string, beside: Span, tokens: readonly Token[]): boolean {
  const ids = namedBy(span.reading.entry);
  if (ids.length !== 1 || (ids[0] !== 'sjukskoterska' && ids[0] !== 'lakare')) return false;
  if (!isTerm(beside) || isWorkplaceOf(id, keyOfSpan(beside, tokens))) return false;
  const fields = idsOf(beside.reading.entry, 'workfields');
  return fields.length > 0 && !fields.some((field) => FIELDS_OF_SPECIALISTS.has(field));
}

const isWorkplaceOf = (id: string, key: string): boolean =>
  lexicon().workplaces.get(key)?.includes(id) ?? false;

/** A nurse or a doctor with the speciality of the work field beside it, which is meant first. */
function withSpeciality(span: TermSpan, id: string): Span {
  const { entry } = span.reading;
  const facets = entry.facets.map((facet) =>
    facet.part === 'workroles' ? { part: facet.part, ids: [id, ...namedBy(entry)] } : facet,
  );
  const special: Entry = { ...entry, facets, firstIsExact: true, general: null };
  return { ...span, reading: { ...span.reading, entry: special } };
}

/** As the thesaurus writes it, so that "psykiatrin" is "psykiatri". */
function keyOfTerm(span: Span, tokens: readonly Token[]): string {
  const written = keyOfSpan(span, tokens);
  if (!isTerm(span) || lexicon().beside.has(written)) return written;
  const { term } = span.reading.entry;
  return term.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** "Ssk kirurgen": where another profession is named, the word means the work field. */
function fieldsOfProfessions(spans: readonly Span[]): Span[] {
  const isProfession = (span: Span): boolean =>
    isTerm(span) && span.reading.entry.facets.some(({ part }) => part === 'workroles');
  return spans.map((span) => {
    if (!isTerm(span) || !span.reading.entry.field) return span;
    if (!spans.some((other) => other !== span && isProfession(other))) return span;
    const { entry } = span.reading;
    const facets = [span.reading.entry.field];
    return { ...span, reading: { ...span.reading, entry: { ...entry, facets } } };
  });
}
