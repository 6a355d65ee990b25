import { json, type Queryable } from '../storage/database';
import { type DemoPerson, SIMULATOR_ISSUER } from './demoPeople';

/** Inserts the accounts of the demo people who have registered. */
export async function insertPeople(tx: Queryable, people: readonly DemoPerson[]): Promise<void> {
  await tx.query(
    `insert into users (id, email, first_name, last_name, phone, job_title, profession, workfields,
       locations, employment_types, language, bankid_issuer, bankid_subject, verified_first_name,
       verified_last_name)
     select id, email, first_name, last_name, phone, job_title, profession, workfields, locations,
       employment_types, language, bankid_issuer, bankid_subject, first_name, last_name
     from jsonb_to_recordset($1::jsonb) as row (
       id text, email text, first_name text, last_name text, phone text, job_title text,
       profession text, workfields jsonb, locations jsonb, employment_types jsonb, language text,
       bankid_issuer text, bankid_subject text)`,
    [json(people.flatMap(userRow))],
  );
}

/** The account row of a registered demo person; null for one who has not registered. */
function userRow(person: DemoPerson): object[] {
  if (!person.registered) return [];
  const { userId, jobTitle, employmentTypes, ...profile } = person.profile;
  return [
    {
      ...profile,
      id: userId,
      first_name: person.firstName,
      last_name: person.lastName,
      job_title: jobTitle,
      employment_types: employmentTypes,
      bankid_issuer: SIMULATOR_ISSUER,
      bankid_subject: person.subject,
    },
  ];
}
