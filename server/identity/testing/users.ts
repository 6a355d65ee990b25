import type { Queryable } from '../../storage/database';
import { insertUser, type NewUser } from '../users.repository';

let made = 0;

/** Adds an account with the given fields, and returns its id. */
export async function aUser(db: Queryable, overrides: Partial<NewUser> = {}): Promise<string> {
  made += 1;
  const id = await insertUser(
    db,
    {
      email: `person${made}@example.com`,
      emailConfirmed: true,
      firstName: 'Alva',
      lastName: 'Nordanvik',
      professions: ['sjukskoterska'],
      workfields: ['akutmottagning'],
      locations: ['r-01'],
      employmentTypes: ['konsult'],
      language: 'sv',
      bankid: { issuer: 'test', subject: `subject-${made}` },
      ...overrides,
    },
    Date.now(),
  );
  if (id === null) throw new Error('The address or BankID of this test user is taken.');
  return id;
}
