import { randomUUID } from 'node:crypto';
import type { Job } from '#domain/jobs/job';
import type { Question } from '#domain/jobs/questionnaire';
import { jobSlug } from '#domain/jobs/slug';
import { aJob } from '#domain/jobs/testing/aJob';
import { hashApiKey } from '../../employers/apiKey';
import { insertEmployer, insertKey } from '../../employers/storedEmployers';
import { saveJob } from '../../jobs/jobRows.repository';
import type { Queryable } from '../../storage/database';
import { insertApplication, insertEvent } from '../applications.repository';
import { saveInvitationQuestions } from '../invitations.repository';

/** Stores a candidate who may apply; returns the account id. */
export async function aStoredUser(
  db: Queryable,
  firstName = 'Anna',
  id: string = randomUUID(),
): Promise<string> {
  await db.query(
    `insert into users (id, email, first_name, last_name, bankid_issuer, bankid_subject,
       email_confirmed_at)
     values ($1, $2, $3, $4, 'test', $1, now())`,
    [id, `${id}@example.com`, firstName, 'Berg'],
  );
  return id;
}

/** Stores an employer whose integration key is `apiKey`; returns its id. */
export async function aStoredEmployer(
  db: Queryable,
  apiKey: string = randomUUID(),
  id: string = `employer-${randomUUID()}`,
): Promise<string> {
  await insertEmployer(db, { id, name: 'Exempelvård', isPublic: false });
  await insertKey(db, {
    id: `key_${randomUUID()}`,
    employerId: id,
    hash: hashApiKey(apiKey),
    createdAt: '2026-01-01T00:00:00.000Z',
    expiresAt: null,
  });
  return id;
}

/** What an invited candidate is asked. */
export const INVITATION_QUESTIONS: Question[] = [
  {
    id: 'nights',
    type: 'single_choice',
    text: 'Kan du arbeta natt?',
    required: true,
    options: [
      { id: 'yes', text: 'Ja' },
      { id: 'no', text: 'Nej' },
    ],
    audience: 0,
  },
];

/** Stores an invitation without an answer to a job; returns the application's id. */
export async function aStoredInvitation(
  db: Queryable,
  {
    uid,
    jobId,
    message = null,
    at,
  }: { uid: string; jobId: string; message?: string | null; at: string },
): Promise<string> {
  const id = randomUUID();
  const form = { status: 'sent', contact: {}, answers: {}, invitationMessage: message } as const;
  await insertApplication(db, { id, uid, jobId, ...form, at });
  await insertEvent(db, id, { status: 'sent', at, by: 'employer' });
  await saveInvitationQuestions(db, id, INVITATION_QUESTIONS);
  return id;
}

/** Stores an open job; a test sets only the fields it is about. */
export async function aStoredJob(db: Queryable, changes: Partial<Job> = {}): Promise<Job> {
  const id = changes.id ?? `v-${randomUUID()}`;
  const job = aJob({
    id,
    slug: jobSlug({ title: 'Sjuksköterska', place: 'Umeå', id }),
    employerId: null,
    source: { name: 'vikari', id, url: null, datesRebased: false },
    ...changes,
  });
  await saveJob(db, job);
  return job;
}

/** Stores a sent application to a job; returns its id. */
export async function aStoredApplication(
  db: Queryable,
  { uid, jobId, at }: { uid: string; jobId: string; at: string },
): Promise<string> {
  const id = randomUUID();
  await insertApplication(db, {
    id,
    uid,
    jobId,
    status: 'candidate',
    contact: {},
    answers: {},
    at,
  });
  await insertEvent(db, id, { status: 'candidate', at, by: 'candidate' });
  return id;
}
