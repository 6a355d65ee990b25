/**
 * What is said of Swedish towns and regions in other languages. Danish and Norwegian write the Swedish names with
 * their own letters ("Gøteborg"), which are compared without their rings and dots or as a slip, so they need no list.
 */
export const EXONYM_SOURCES = {
  /** Kotus (the Institute for the Languages of Finland), Kielitoimiston ohjepankki 158. */
  kotus: 'Kielitoimiston ohjepankki: Ruotsin läänit, maakunnat ja kaupungit',
  /** Isof (the Institute for Language and Folklore, Sweden), the Finnish language council on names of places. */
  isof: 'Isof, suomen kielen blogi: Paikannimistä (2013-11-18)',
  /** The names that municipalities of Norrbotten have in Finnish and Meänkieli. */
  norrbotten: 'Luettelo Ruotsin suomenkielisistä paikannimistä: Norrbottenin lääni',
  /** Encyclopaedia Britannica, the entries of the provinces and towns. */
  britannica: 'Encyclopaedia Britannica',
} as const;

/** Ids, names with the forms that say "in" and "of", and where the name stands. */
export const EXONYMS: readonly (readonly [
  ids: string,
  terms: string,
  source: keyof typeof EXONYM_SOURCES,
])[] = [
  ['m-0180', 'tukholma|tukholmassa|tukholmaan|tukholman', 'isof'],
  ['m-2480', 'uumaja|uumajassa|uumajaan|uumajan', 'isof'],
  ['m-2580', 'luulaja|luulajassa|luulajaan|luulajan', 'isof'],
  ['m-2584', 'kiiruna|kiirunassa|kiirunaan|kiirunan', 'kotus'],
  ['m-2523', 'jällivaara|jällivaarassa|jällivaaraan|jällivaaran', 'kotus'],
  ['m-2583', 'haaparanta|haaparannassa|haaparannalla|haaparantaan|haaparannan', 'norrbotten'],
  ['m-2510', 'jokimukka|jokimukassa|jokimukkaan|jokimukan', 'norrbotten'],
  ['r-01', 'tukholman lääni|tukholman läänissä', 'kotus'],
  ['r-09', 'gotlanti|gotlannissa|gotlannin|gotlannin lääni', 'kotus'],
  ['r-05', 'itä-götanmaa|itä-götanmaan lääni|itä-götanmaalla', 'kotus'],
  ['r-14', 'länsi-götanmaa|länsi-götanmaan lääni|länsi-götanmaalla', 'kotus'],
  ['r-17', 'värmlanti|värmlannissa|värmlannin lääni', 'kotus'],
  ['r-20', 'taalainmaa|taalainmaalla|taalainmaan lääni', 'kotus'],
  ['r-20', 'dalecarlia', 'britannica'],
  ['r-03', 'uplanti|uplannissa', 'kotus'],
  ['r-12', 'skånen lääni', 'kotus'],
  ['r-12', 'scania', 'britannica'],
  ['r-21 r-22 r-23 r-24 r-25', 'norlanti|norlannissa', 'kotus'],
];
