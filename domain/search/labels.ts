import { LANGUAGES, type Text } from '#domain/language';
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

const ON_CALL: Text = { sv: 'Jour', en: 'On-call duty' };
const TRAVEL: Text = { sv: 'Resa', en: 'Travel' };
const HOUSING: Text = { sv: 'Boende', en: 'Housing' };

const inBoth = (name: string | undefined): Text | undefined =>
  name === undefined ? undefined : { sv: name, en: name };

/** What an id of a part is called. */
function nameOf(part: Facet['part'], id: string): Text | undefined {
  switch (part) {
    case 'workroles':
      return workRoleById(id)?.text;
    case 'workfields':
      return workFieldById(id)?.text;
    case 'locations':
      return inBoth(locationById(id)?.name);
    case 'employmentTypes':
      return employmentTypeById(id)?.text;
    case 'systems':
      return inBoth(systemById(id)?.text);
    default:
      return workingHourById(id)?.text;
  }
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** What a filter is called that a term was taken for. */
export function labelOf({ part, ids }: Facet, { name, label, group }: Entry): Text {
  if (label) return label;
  if (part === 'onCallDuty') return ON_CALL;
  if (part === 'travel') return TRAVEL;
  if (part === 'housing') return HOUSING;
  const ofGroup = part === 'workroles' && group !== null && workRoleGroupById(group)?.text;
  if (ofGroup) return ofGroup;
  if (part === 'locations' && name !== null) return { sv: capital(name), en: capital(name) };
  const names = ids.flatMap((id) => nameOf(part, id) ?? []);
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
