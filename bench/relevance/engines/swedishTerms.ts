import { stemmer } from '@orama/stemmers/swedish';

/** Stop words: they describe no job. In both languages. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `och i att en ett som är av för på med till den det de vi du jag ni oss dig er om men eller har kan
   ska vill vår ditt din dina sig inom hos från vid så även där här när samt the a an and of in to for
   with at is are we you our or on as jobb jobba lediga ledigt söker uppdrag jobs job`.split(
    /\s+/u,
  ),
);

/** A word as the peers index it: lower case, Swedish stem; null for a stop word. */
export function swedishTerm(word: string): string | null {
  const lower = word.normalize('NFC').toLowerCase();
  return STOP_WORDS.has(lower) ? null : stemmer(lower);
}
