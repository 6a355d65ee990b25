import { APP_LOCATIONS } from '#domain/vocabulary/locations';
import { workRoleByPathId } from '#domain/vocabulary/lookup';
import { slugify } from '#domain/vocabulary/slug';

/** Written in capitals by everyone. */
const ABBREVIATIONS: ReadonlySet<string> = new Set(
  'IVA BIVA TIVA NIVA PIVA CIVA BUP BVC MVC BMM HSL HSV LSS SÄBO VO VC KBT DBT MBT OCD AB HB IT HR MR DT CT PTP MAS MAR MLA BMA ASIH SSIH HVB SIS KAVA AVA MAVA ÖNH NUS SUS USÖ DS SSK USK DSK PMO TES KVÅ ICA NTI GOA LVM LARO MS ST AT BT BB ÖV EU UK NU II III IV VI VIII LPT LRV ADHD KOL BHV MHV SFI LAH'.split(
    ' ',
  ),
);
/** Words inside a name that are not names. */
const COMMON_IN_NAMES: ReadonlySet<string> = new Set(
  'och i på för av till vid med den det kommun stad län läns landsting landstinget sjukhus sjukhuset universitetssjukhus universitetssjukhuset lasarett vårdcentral vårdcentralen stift förbundet kommunförbund'.split(
    ' ',
  ),
);
/** Words that are shouted inside an otherwise calm headline. */
const SHOUTED: ReadonlySet<string> = new Set(
  'LEG SÖKES SÖKER SOMMAR SOMMAREN SOMMARJOBB VIKARIAT VIKARIE NATT KVÄLL HELG DAGTID HELTID DELTID OMGÅENDE SNARAST NYTT VILL DITT DINA VÅRT ERFAREN LEGITIMERAD UPPDRAG KONSULT'.split(
    ' ',
  ),
);
const PLACES: ReadonlyMap<string, string> = new Map(
  APP_LOCATIONS.filter(({ kind }) => kind === 'municipality').flatMap(({ name }) => [
    [name.toLowerCase(), name],
    [`${name.toLowerCase()}s`, `${name}s`],
  ]),
);

const WORD = /\p{L}[\p{L}\d]*/gu;
const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Whether a text is written in capitals. */
function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = text.match(/\p{Lu}/gu) ?? [];
  return letters.length >= 5 && capitals.length / letters.length > 0.7;
}

const isAbbreviation = (word: string): boolean =>
  ABBREVIATIONS.has(word) || /\d/u.test(word) || (word.length === 1 && word !== 'I');

/** A headline without shouting: "SJUKSKÖTERSKA TILL IVA!!!" is "Sjuksköterska till IVA". */
export function calmTitle(title: string): string {
  const quiet = title.replace(/\s*!{2,}\s*$/u, '').replace(/!{2,}/gu, '!');
  const shouted = isShouted(quiet);
  const calm = quiet.replace(WORD, (word) => {
    if (word === 'I' && shouted) return 'i';
    if (!/^\p{Lu}{2}/u.test(word) || word !== word.toUpperCase() || isAbbreviation(word)) {
      return word;
    }
    const lower = word.toLowerCase();
    if (!shouted && !SHOUTED.has(word) && !workRoleByPathId(slugify(word))) return word;
    return PLACES.get(lower) ?? lower;
  });
  return calm === title ? title : capitalisedSentence(calm);
}

const capitalisedSentence = (text: string): string =>
  text.replace(/^[^\p{L}]*\p{L}/u, (start) => start.toUpperCase());

/** The name of an employer or a workplace: "REGION STOCKHOLM" is "Region Stockholm". */
export function calmName(name: string): string {
  if (!isShouted(name)) return name;
  const calm = name.replace(WORD, (word) => {
    if (isAbbreviation(word)) return word;
    const lower = word.toLowerCase();
    return COMMON_IN_NAMES.has(lower) ? lower : capitalised(lower);
  });
  return capitalisedSentence(calm);
}
