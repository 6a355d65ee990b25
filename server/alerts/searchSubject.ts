import type { JobFilter } from '#domain/jobs/filter';
import { FLAG_PARTS, LIST_PARTS, type ListPart } from '#domain/jobs/filterFields';
import { activeParts, chosenIds } from '#domain/jobs/filterParts';
import { roleWithNearby } from '#domain/jobs/selection';
import type { Language, Text } from '#domain/language';
import { PART_NAMES } from '#domain/search/labels';
import { understand } from '#domain/search/understand';
import { workRoleById, workRoleGroupById } from '#domain/vocabulary/lookup';
import { WORK_ROLES } from '#domain/vocabulary/workRoles';

/** What a search is about, in words of the vocabulary only; null where it names nothing in these. */
export type SearchSubject = Record<Language, string> | null;

/** Professions and places first: most searches differ in these. */
const ORDER: readonly ListPart[] = ['workroles', 'workfields', 'locations'];
const PARTS = [...ORDER, ...LIST_PARTS.filter((part) => !ORDER.includes(part))];

/**
 * "Sjuksköterska, Umeå, Natt": what was chosen, and what was read from the typed text. Never the text
 * itself, which mails do not contain.
 *
 * @param today - `YYYY-MM-DD` in Stockholm.
 */
export function searchSubject(filter: JobFilter, today: string): SearchSubject {
  const taken = new Set(activeParts(filter).filter((part) => part !== 'text'));
  const read = understand(filter.text, { today, taken });
  const names = [
    ...PARTS.flatMap((part) => namesOf(part, filter)),
    ...FLAG_PARTS.flatMap((part) => {
      const name = PART_NAMES[part];
      return filter[part] && typeof name !== 'function' ? [name] : [];
    }),
    ...[...read.filters, ...read.unwanted].map(({ label }) => label),
  ];
  const inLanguage = (language: Language) => names.map((name) => name[language]).join(', ');
  return names.length === 0 ? null : { sv: inLanguage('sv'), en: inLanguage('en') };
}

/** The first name of a part, and how many more there are; a whole group of professions by its name. */
function namesOf(part: ListPart, filter: JobFilter): Text[] {
  const nameOf = PART_NAMES[part];
  const whole = part === 'workroles' ? roleWithNearby(filter.workroles, WORK_ROLES) : null;
  const group = whole === null ? undefined : workRoleById(whole)?.group;
  if (group !== undefined) return [workRoleGroupById(group)?.text ?? []].flat();
  if (typeof nameOf !== 'function') return filter[part].length > 0 ? [nameOf] : [];
  const [first, ...others] = chosenIds(filter, part).flatMap((id) => nameOf(id) ?? []);
  if (first === undefined) return [];
  const more = others.length === 0 ? '' : ` +${others.length}`;
  return [{ sv: `${first.sv}${more}`, en: `${first.en}${more}` }];
}
