import type { RegistrationDetails } from '#domain/api/v2';

const LISTS = ['professions', 'workfields', 'locations', 'employmentTypes'] as const;

/**
 * What was filled in before hydration: the form's fields whose value differs from the rendered one.
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
