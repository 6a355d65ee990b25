import { EMPLOYMENT_TYPES } from '#domain/vocabulary/employmentTypes';
import { locationText } from '#domain/vocabulary/locationName';
import { APP_LOCATIONS } from '#domain/vocabulary/locations';
import { SYSTEMS } from '#domain/vocabulary/systems';
import { WORK_FIELDS } from '#domain/vocabulary/workFields';
import { WORKING_HOURS } from '#domain/vocabulary/workingHours';
import { WORK_ROLES } from '#domain/vocabulary/workRoles';
import type { Facet } from './entry';

interface NamedFacet {
  term: string;
  facet: Facet;
}

/** The vocabulary's own names, in both languages; single fields before the groups of them. */
export function vocabularyNames(): NamedFacet[] {
  const fields = [...WORK_FIELDS].sort((a, b) => Number(a.isGroup) - Number(b.isGroup));
  return [
    ...WORK_ROLES.flatMap(inBoth('workroles')),
    ...fields.flatMap(inBoth('workfields')),
    ...WORKING_HOURS.flatMap(inBoth('timeOfDay')),
    ...EMPLOYMENT_TYPES.flatMap(inBoth('employmentTypes')),
    ...SYSTEMS.map(({ id, text }) => named('systems', id, text)),
    // A town before the region of the same letters
    ...[...APP_LOCATIONS]
      .reverse()
      .map(({ id, name }) => ({ id, text: locationText(name) }))
      .flatMap(inBoth('locations')),
  ];
}

const named = (part: Facet['part'], id: string, term: string): NamedFacet => ({
  term,
  facet: { part, ids: [id] },
});

const inBoth =
  (part: Facet['part']) =>
  ({ id, text }: { id: string; text: { sv: string; en: string } }): NamedFacet[] => [
    named(part, id, text.sv),
    named(part, id, text.en),
  ];
