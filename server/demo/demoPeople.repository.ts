import { savePreferences } from '../candidates/candidateRecords';
import { SIMULATOR_ISSUER } from '../identity/simulator/simulator';
import { instant } from '../lib/time';
import { json, type Queryable } from '../storage/database';
import type { DemoCandidate } from './demoCandidates';
import type { DemoPerson } from './demoPeople';
import { wishedFor } from './demoWishes';

/**
 * Inserts the accounts of the demo people who have registered, and of the candidates who cannot
 * sign in.
 * @param today - `YYYY-MM-DD`; from then on they can work.
 */
export async function insertPeople(
  tx: Queryable,
  people: readonly DemoPerson[],
  candidates: readonly DemoCandidate[],
  { today, now }: { today: string; now: number },
): Promise<void> {
  const rows = [...people.flatMap(personRow), ...candidates.map(candidateRow)];
  await tx.query(
    `insert into users (id, email, first_name, last_name, phone, job_title, profession, workfields,
       locations, employment_types, language, languages, bankid_issuer, bankid_subject,
       verified_first_name, verified_last_name, visibility, email_confirmed_at)
     select id, email, first_name, last_name, phone, job_title, profession, workfields, locations,
       employment_types, language, languages, bankid_issuer, bankid_subject,
       case when bankid_subject is not null then first_name end,
       case when bankid_subject is not null then last_name end,
       visibility, $2::timestamptz
     from jsonb_to_recordset($1::jsonb) as row (
       id text, email text, first_name text, last_name text, phone text, job_title text,
       profession text, workfields jsonb, locations jsonb, employment_types jsonb, language text,
       languages jsonb, bankid_issuer text, bankid_subject text, visibility text)`,
    [json(rows), instant(now)],
  );
  for (const person of people) {
    if (!person.registered || !person.profile.wish) continue;
    await savePreferences(tx, person.profile.userId, wishedFor(person.profile.wish, today), now);
  }
  for (const { userId, wish } of candidates) {
    await savePreferences(tx, userId, wishedFor(wish, today), now);
  }
}

/** Whether the account of a demo person is there: they may have deleted it. */
export async function isSeeded(db: Queryable, userId: string): Promise<boolean> {
  const rows = await db.query('select 1 from users where id = $1', [userId]);
  return rows.length > 0;
}

/** The account row of a registered demo person; none for one who has not registered. */
function personRow(person: DemoPerson): object[] {
  if (!person.registered) return [];
  const { userId, jobTitle, employmentTypes, wish, booked: _booked, ...profile } = person.profile;
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
      visibility: wish ? 'offers' : 'hidden',
    },
  ];
}

function candidateRow({ userId, firstName, lastName, wish, ...contact }: DemoCandidate): object {
  return {
    ...contact,
    id: userId,
    first_name: firstName,
    last_name: lastName,
    profession: wish.workRole,
    workfields: [],
    locations: wish.locations,
    employment_types: [],
    language: 'sv',
    // Who counts in a crowd has one; nobody signs in with it
    bankid_issuer: SIMULATOR_ISSUER,
    bankid_subject: userId,
    visibility: 'offers',
  };
}

/** A job of a demo employer. */
export interface SoughtJob {
  jobId: string;
  employerId: string;
}

/** The open jobs of the demo employers that ask for an interview. */
export function findInterviewJobs(db: Queryable, today: string): Promise<SoughtJob[]> {
  return db.query<SoughtJob>(
    `select id as "jobId", employer_id as "employerId" from jobs
     where status = 'open' and closes_on >= $1 and source_name = 'vikari'
       and employer_id is not null and data->'steps' ? 'interview'
     order by id`,
    [today],
  );
}

/** Some open jobs of the demo employers for the professions, always the same ones first. */
export function findSoughtJobs(
  db: Queryable,
  {
    roles,
    today,
    limit,
  }: {
    roles: readonly string[];
    today: string;
    limit: number;
  },
): Promise<SoughtJob[]> {
  return db.query<SoughtJob>(
    `select id as "jobId", employer_id as "employerId" from jobs
     where status = 'open' and closes_on >= $2 and source_name = 'vikari'
       and employer_id is not null and data->>'workRole' = any($1)
     order by md5(id) limit $3`,
    [roles, today, limit],
  );
}
