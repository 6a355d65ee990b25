/**
 * What the neighbouring countries call the professions. Each name stands in a law, a regulation or the
 * official list of occupations of its country; `sosu` is how Danes shorten theirs.
 */
export const NORDIC_SOURCES = {
  /** Norway: helsepersonelloven (LOV-1999-07-02-64) § 48, authorised professions. */
  noAct: 'Helsepersonelloven § 48',
  /** Norway: the guidelines of 2020–2021 for the educations of specialist nurses. */
  noNurses: 'Forskrifter om nasjonale retningslinjer for spesialsykepleierutdanninger',
  /** Norway: fastlegeforskriften (FOR-2012-08-29-842). */
  noGp: 'Fastlegeforskriften',
  /** Norway: the catalogue of occupations of Statistics Norway, under 2212. */
  noOccupations: 'Statistisk sentralbyrå, yrkeskatalogen (STYRK-08)',
  /** Denmark: autorisationsloven, the professions that are authorised. */
  daAct: 'Autorisationsloven',
  /** Denmark: psykologloven. */
  daPsychologists: 'Psykologloven',
  /** Denmark: the act on coercion in psychiatry. */
  daPsychiatry: 'Psykiatriloven',
  /** Denmark: the order on the education of ambulance staff. */
  daAmbulance: 'Bekendtgørelse om ambulancer og uddannelse af ambulancepersonale',
  /** Finland: the act 559/1994 and the decree 564/1994 on health care professionals. */
  fiAct: 'Laki 559/1994 ja asetus 564/1994 terveydenhuollon ammattihenkilöistä',
  /** Finland: the same act and decree in Swedish, which is a language of the country. */
  svFiAct:
    'Lag 559/1994 och förordning 564/1994 om yrkesutbildade personer inom hälso- och sjukvården',
  /** Finland: the mental health act. */
  fiMentalHealth: 'Mielenterveyslaki 1116/1990',
} as const;

export type NordicRow = readonly [ids: string, terms: string, source: keyof typeof NORDIC_SOURCES];

/** The ids of the professions, the names, and where they stand. Forms are added to each name. */
export const NORDIC_TERMS: readonly NordicRow[] = [
  ['sjukskoterska', 'sykepleier', 'noAct'],
  ['sjukskoterska', 'sygeplejerske', 'daAct'],
  ['sjukskoterska', 'sairaanhoitaja', 'fiAct'],
  ['anestesisjukskoterska', 'anestesisykepleier', 'noNurses'],
  ['operationssjukskoterska', 'operasjonssykepleier', 'noNurses'],
  ['iva-sjukskoterska', 'intensivsykepleier', 'noNurses'],
  ['barnsjukskoterska', 'barnesykepleier', 'noNurses'],
  ['distriktsskoterska', 'helsesykepleier', 'noNurses'],
  ['distriktsskoterska', 'terveydenhoitaja', 'fiAct'],
  ['barnmorska', 'jordmor|jordmødre', 'noAct'],
  ['barnmorska', 'jordemoder|jordemødre', 'daAct'],
  ['barnmorska', 'kätilö', 'fiAct'],
  ['underskoterska', 'helsefagarbeider|hjelpepleier|omsorgsarbeider', 'noAct'],
  ['underskoterska', 'social- og sundhedsassistent|sosu-assistent|sosu', 'daAct'],
  ['underskoterska', 'lähihoitaja|perushoitaja', 'fiAct'],
  ['ambulanssjukskoterska ambulanssjukvardare', 'paramedisiner', 'noAct'],
  ['ambulanssjukvardare', 'ambulansearbeider', 'noAct'],
  ['ambulanssjukvardare', 'ambulancebehandler', 'daAmbulance'],
  ['ambulanssjukskoterska ambulanssjukvardare', 'ensihoitaja', 'fiAct'],
  ['specialistlakare-allmanmedicin', 'fastlege', 'noGp'],
  ['specialistlakare', 'speciallæge', 'daAct'],
  ['specialistlakare', 'overlege', 'noOccupations'],
  ['specialistlakare', 'overlæge', 'daPsychiatry'],
  ['specialistlakare', 'erikoislääkäri', 'fiAct'],
  ['specialistlakare', 'ylilääkäri', 'fiMentalHealth'],
  ['tandlakare', 'tannlege', 'noAct'],
  ['tandlakare', 'tandlæge', 'daAct'],
  ['tandlakare', 'hammaslääkäri', 'fiAct'],
  ['tandhygienist', 'tannpleier', 'noAct'],
  ['tandhygienist', 'tandplejer', 'daAct'],
  ['tandhygienist', 'suuhygienisti', 'fiAct'],
  ['tandskoterska', 'tannhelsesekretær', 'noAct'],
  ['tandskoterska', 'hammashoitaja', 'fiAct'],
  ['medicinsk-sekreterare', 'helsesekretær', 'noAct'],
  ['medicinsk-sekreterare', 'legesekretær', 'noOccupations'],
  ['biomedicinsk-analytiker', 'bioingeniør', 'noAct'],
  ['biomedicinsk-analytiker', 'bioanalytiker', 'daAct'],
  ['biomedicinsk-analytiker', 'laboratoriohoitaja|bioanalyytikko', 'fiAct'],
  ['rontgensjukskoterska', 'radiograf', 'noAct'],
  ['rontgensjukskoterska', 'radiograf', 'daAct'],
  ['rontgensjukskoterska', 'röntgenhoitaja', 'fiAct'],
  ['fysioterapeut', 'fysioterapeutti', 'fiAct'],
  ['arbetsterapeut', 'ergoterapeut', 'noAct'],
  ['arbetsterapeut', 'ergoterapeut', 'daAct'],
  ['arbetsterapeut', 'toimintaterapeutti', 'fiAct'],
  ['logoped', 'puheterapeutti', 'fiAct'],
  ['dietist', 'klinisk ernæringsfysiolog', 'noAct'],
  ['dietist', 'klinisk diætist', 'daAct'],
  ['dietist', 'ravitsemusterapeutti', 'fiAct'],
  ['audionom', 'audiograf', 'noAct'],
  ['psykolog', 'autoriseret psykolog', 'daPsychologists'],
  ['psykoterapeut', 'psykoterapeutti', 'fiAct'],
  ['apotekare', 'provisorfarmasøyt', 'noAct'],
  ['apotekare', 'proviisori', 'fiAct'],
  ['receptarie', 'reseptarfarmasøyt', 'noAct'],
  ['receptarie', 'farmaseutti', 'fiAct'],
  ['apotekare receptarie', 'farmasøyt', 'noAct'],
  ['optiker', 'kontaktlinseoptiker', 'daAct'],
  ['optiker', 'optikko', 'fiAct'],
  ['logoped', 'talterapeut', 'svFiAct'],
  ['dietist', 'näringsterapeut', 'svFiAct'],
  ['apotekare', 'provisor', 'svFiAct'],
  ['distriktsskoterska', 'hälsovårdare', 'svFiAct'],
  ['underskoterska', 'närvårdare|primärskötare', 'svFiAct'],
  ['biomedicinsk-analytiker', 'laboratorieskötare', 'svFiAct'],
  ['rontgensjukskoterska', 'röntgenskötare', 'svFiAct'],
  ['tandhygienist', 'munhygienist', 'svFiAct'],
  ['podiatriker', 'fotterapeut', 'noAct'],
  ['podiatriker', 'fodterapeut', 'daAct'],
  ['podiatriker', 'jalkaterapeutti|jalkojenhoitaja', 'fiAct'],
  ['kiropraktor', 'kiropraktikko', 'fiAct'],
  ['naprapat', 'naprapaatti', 'fiAct'],
];

/**
 * Professions that Sweden does not have, with the one that is nearest: it is offered and never
 * searched for by itself.
 */
export const NORDIC_NEAREST: readonly NordicRow[] = [
  ['skotare', 'vernepleier', 'noAct'],
  ['skotare', 'mielenterveyshoitaja|mielisairaanhoitaja', 'fiAct'],
  ['skotare', 'mentalvårdare', 'svFiAct'],
];

/** Words for every doctor, each from the same laws. */
export const NORDIC_DOCTORS: readonly (readonly [
  terms: string,
  source: keyof typeof NORDIC_SOURCES,
])[] = [
  ['lege', 'noAct'],
  ['læge', 'daAct'],
  ['lääkäri', 'fiAct'],
];

const SCANDINAVIAN_ENDINGS = ['', 'e', 'en', 'er', 'r', 'n', 'ne', 'ene', 'erne'];
const FINNISH_ENDINGS = ['', 't', 'n', 'na', 'nä', 'ksi', 'lle', 'a', 'ä', 'ia', 'itä'];

/** A name in the forms that a search has: plural, definite, "as a nurse". */
export function nordicForms(terms: string, source: keyof typeof NORDIC_SOURCES): string[] {
  const endings = source.startsWith('fi') ? FINNISH_ENDINGS : SCANDINAVIAN_ENDINGS;
  return terms.split('|').flatMap((term) => endings.map((ending) => term + ending));
}
