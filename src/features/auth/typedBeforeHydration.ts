import type { RegistrationDetails } from '#domain/api/v2';

const LISTS = ['professions', 'workfields', 'locations', 'employmentTypes'] as const;

/**
 * What was filled in before the scripts came: the fields of the form whose content is another than
 * the one they were drawn with.
 */
export function typedBeforeHydration(
  fields: FormData,
  drawn: RegistrationDetails,
): Partial<RegistrationDetails> {
  const typed: Partial<RegistrationDetails> = {};
  const email = fields.get('email');
  if (typeof email === 'string' && email !== drawn.email) typed.email = email;
  for (const list of LISTS) {
    const ids = fields.getAll(list).filter((id) => typeof id === 'string' && id !== '');
    if (ids.length > 0 && ids.join() !== drawn[list].join()) typed[list] = ids.map(String);
  }
  return typed;
}
