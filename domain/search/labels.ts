import { LANGUAGES, type Text } from '#domain/language';
import { locationText } from '#domain/vocabulary/locationName';
import {
  employmentTypeById,
  locationById,
  systemById,
  workFieldById,
  workingHourById,
  workRoleById,
  workRoleGroupById,
} from '#domain/vocabulary/lookup';
import type { Entry, Facet } from './entry';

const inBoth = (name: string | undefined): Text | undefined =>
  name === undefined ? undefined : { sv: name, en: name };

/** What an id of each part is called, or the part where its ids have no names of their own here. */
export const PART_NAMES: Readonly<
  Record<Facet['part'], Text | ((id: string) => Text | undefined)>
> = {
  workroles: (id) => workRoleById(id)?.text,
  workfields: (id) => workFieldById(id)?.text,
  locations: (id) => {
    const name = locationById(id)?.name;
    return name === undefined ? undefined : locationText(name);
  },
  employmentTypes: (id) => employmentTypeById(id)?.text,
  systems: (id) => inBoth(systemById(id)?.text),
  timeOfDay: (id) => workingHourById(id)?.text,
  onCallDuty: { sv: 'Jour', en: 'On-call duty' },
  newGraduates: { sv: 'För nyexaminerade', en: 'For new graduates' },
  withoutLicence: { sv: 'Utan krav på legitimation', en: 'No licence needed' },
  wholeTerms: { sv: 'Anger alla villkor', en: 'States all terms' },
  onlyEligible: { sv: 'Vad du kan ta', en: 'What you can take' },
  travel: { sv: 'Resa', en: 'Travel' },
  housing: { sv: 'Boende', en: 'Housing' },
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** What a filter is called that a term was taken for. */
export function labelOf({ part, ids }: Facet, { name, label, group, general }: Entry): Text {
  if (label) return label;
  if (part === 'workroles' && general) return general.label;
  const nameOf = PART_NAMES[part];
  if (typeof nameOf !== 'function') return nameOf;
  const ofGroup = part === 'workroles' && group !== null && workRoleGroupById(group)?.text;
  if (ofGroup) return ofGroup;
  if (part === 'locations' && name !== null) return locationText(capital(name));
  const names = ids.flatMap((id) => nameOf(id) ?? []);
  const [sv = '', en = ''] = LANGUAGES.map((language) =>
    names.map((text) => text[language]).join(' / '),
  );
  return { sv, en };
}

/** What the places around a town are called. */
export const distanceLabel = (town: string, km: number): Text => ({
  sv: `Inom ${km} km från ${town}`,
  en: `Within ${km} km of ${town}`,
});
