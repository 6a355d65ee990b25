import { hashApiKey } from '../employers/apiKey';
import { insertEmployer, insertKey } from '../employers/integrationKeys.repository';
import { saveJobs } from '../jobs/jobRows.repository';
import { type Clock, today } from '../lib/clock';
import { type Database, json, type Queryable } from '../storage/database';
import { demoApiKey, readOrCreateDemoSecret } from './demoKeys';
import { DEMO_PEOPLE, type DemoPerson, SIMULATOR_ISSUER } from './demoPeople';
import type { DemoEmployer } from './employers';
import { createDemoJobs } from './seedJobs';

/** In `settings`: that the demo data is there, which version, and the day it lies around. */
const SETTING = 'demo_seed';
const VERSION = 1;

/**
 * Puts the demo's employers, jobs and people into an empty store. All or nothing, and once: a
 * store that has been seeded is left as it is, whatever happened to the data since.
 */
export async function seedDemo(
  db: Database,
  { clock, onProgress }: { clock: Clock; onProgress?: (message: string) => void },
): Promise<void> {
  await db.transaction(async (tx) => {
    const firstStart = today(clock);
    const [claimed] = await tx.query(
      `insert into settings (key, value) values ($1, $2)
       on conflict (key) do nothing returning key`,
      [SETTING, json({ version: VERSION, firstStart })],
    );
    if (!claimed) return;
    onProgress?.('Seeding the demo data …');
    const { employers, jobs } = createDemoJobs({ today: firstStart });
    await insertEmployers(tx, employers, new Date(clock.now()).toISOString());
    await saveJobs(tx, jobs);
    await insertPeople(tx, DEMO_PEOPLE);
  });
}

async function insertEmployers(
  tx: Queryable,
  employers: readonly DemoEmployer[],
  createdAt: string,
): Promise<void> {
  const secret = await readOrCreateDemoSecret(tx);
  for (const { id, name } of employers) {
    await insertEmployer(tx, id, name);
    await insertKey(tx, {
      id: `key_${id}`,
      employerId: id,
      hash: hashApiKey(demoApiKey(secret, id)),
      createdAt,
      expiresAt: null,
    });
  }
}

async function insertPeople(tx: Queryable, people: readonly DemoPerson[]): Promise<void> {
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

/** The row of one who has registered; none for one who has not. */
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
