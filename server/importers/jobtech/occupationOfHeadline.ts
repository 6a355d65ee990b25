import { workRoleById } from '#domain/vocabulary/lookup';
import { professionsIn } from './professionWords';

/** Groups of the vocabulary that are one profession with its specialities. */
const FAMILY: Readonly<Record<string, string>> = {
  specialistsjukskoterska: 'sjukskoterska',
  specialistlakare: 'lakare',
};
/** Names that say less than a speciality of their family; a headline may say which it is. */
const GENERAL: ReadonlySet<string> = new Set([
  'sjukskoterska',
  'specialistsjukskoterska',
  'lakare',
  'legitimerad-lakare',
  'specialistlakare',
  'specialistlakare-internmedicin',
  'specialistlakare-kirurgi',
  'specialistlakare-psykiatri',
  'psykolog',
  'kurator',
  'tandlakare',
  'tandskoterska',
  'apotekare',
  'farmaceut',
  'underskoterska',
  'enhetschef',
  'biomedicinsk-analytiker',
]);
/** What may stand before the profession at the beginning of a headline. */
const BEFORE =
  /^[^\p{L}]*(?:(?:vi|söker|sökes|nu|en|ett|din|leg\.?|legitimerade?|erfaren|erfarna|vikarierande|timvikarierande|timanställd|biträdande|vikariat)[\s,:–-]*)*$/iu;

/** Groups of the vocabulary that have several professions: those of one code are one. */
const OF_SEVERAL: ReadonlySet<string> = new Set(['psykologi', 'rehabilitering']);

const familyOf = (id: string): string => {
  const role = workRoleById(id);
  const group = role?.group || id;
  return OF_SEVERAL.has(group) ? (role?.ssyk ?? id) : (FAMILY[group] ?? group);
};

/**
 * The profession that a headline says more exactly than the ad's occupation, or instead of it; null
 * where it says nothing else, or more than one.
 *
 * @param occupation - the work role of the ad's occupation; null where it has none of ours.
 */
export function professionOfHeadline(headline: string, occupation: string | null): string | null {
  const named = professionsIn(
    // "Läkare i psykiatri" is a specialist where the occupation says so
    occupation === 'specialistlakare'
      ? headline.replace(/(?<!\p{L})läkare(?!\p{L})/giu, 'specialistläkare')
      : headline,
  );
  if (occupation !== null && named.some(({ id }) => id === occupation)) return null;
  const exact = named.filter(
    ({ id }) => !(GENERAL.has(id) && named.some((other) => narrows(other.id, id))),
  );
  const [only, second] = exact;
  if (!only || second) return null;
  if (occupation !== null && narrows(only.id, occupation)) return only.id;
  if (occupation !== null && familyOf(only.id) === familyOf(occupation)) return null;
  return BEFORE.test(headline.slice(0, only.at)) ? only.id : null;
}

/** Whether one is a speciality of the other, or of the same family when that is general. */
function narrows(id: string, general: string): boolean {
  return (
    id !== general &&
    GENERAL.has(general) &&
    !isBroader(id, general) &&
    familyOf(id) === familyOf(general)
  );
}

const BREADTH = [
  ['lakare', 'legitimerad-lakare'],
  ['specialistlakare'],
  ['sjukskoterska'],
  ['specialistsjukskoterska'],
];
const levelOf = (id: string): number => {
  const level = BREADTH.findIndex((ids) => ids.includes(id));
  return level === -1 ? BREADTH.length : level;
};
const isBroader = (id: string, than: string): boolean => levelOf(id) < levelOf(than);
