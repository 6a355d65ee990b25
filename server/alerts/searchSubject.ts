import type { JobFilter } from '#domain/jobs/filter';
import type { Language } from '#domain/language';
import { locationName } from '#domain/vocabulary/locationName';
import { locationById, workFieldById, workRoleById } from '#domain/vocabulary/lookup';

/** What a search is about, in words of the vocabulary only; null where it names neither. */
export type SearchSubject = Record<Language, string> | null;

/** "Sjuksköterska, Umeå". Never typed text, which mails do not contain. */
export function searchSubject({ workroles, workfields, locations }: JobFilter): SearchSubject {
  const roles = workroles.flatMap((id) => workRoleById(id)?.text ?? []).slice(0, 1);
  const fields = workfields.flatMap((id) => workFieldById(id)?.text ?? []).slice(0, 1);
  const places = locations.flatMap((id) => locationById(id)?.name ?? []);
  const inLanguage = (language: Language): string => {
    const [place, ...others] = places.map((name) => locationName(name, language));
    return [
      ...roles.map((text) => text[language]),
      ...(roles.length === 0 ? fields.map((text) => text[language]) : []),
      ...(place === undefined ? [] : [others.length === 0 ? place : `${place} +${others.length}`]),
    ].join(', ');
  };
  const [sv, en] = [inLanguage('sv'), inLanguage('en')];
  return sv === '' ? null : { sv, en };
}
