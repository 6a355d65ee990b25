import type { OwnReferenceRequest } from '#domain/api/givenReferences';
import type { ApplicationStatus } from '#domain/applications/status';
import type { GivenAnswers, Relation, SigningWay } from '#domain/givenReferences/givenReference';
import { jobSeenBy } from '../jobs/storedJobs';
import { instant } from '../lib/time';
import type { Queryable } from '../storage/database';
import { deleteInSlices } from '../storage/inSlices';

interface Share {
  applicationId: string;
  requestId: string;
}

export async function upsertShare(
  tx: Queryable,
  { applicationId, requestId, openUntil }: Share & { openUntil: string | null },
  at: string,
): Promise<void> {
  await tx.query(
    `insert into given_reference_shares (application_id, request_id, shared_at, open_until)
     values ($1, $2, $3, $4)
     on conflict (application_id, request_id) do update set open_until = excluded.open_until`,
    [applicationId, requestId, at, openUntil],
  );
}

/** @returns whether there was such a share. */
export async function deleteShare(
  tx: Queryable,
  { applicationId, requestId }: Share,
): Promise<boolean> {
  const rows = await tx.query(
    `delete from given_reference_shares where application_id = $1 and request_id = $2
     returning request_id`,
    [applicationId, requestId],
  );
  return rows.length > 0;
}

/** What a candidate shares with an employer, at an instant. */
export function findSharesWith(
  tx: Queryable,
  { uid, employerId, at }: Record<'uid' | 'employerId' | 'at', string>,
): Promise<Share[]> {
  return tx.query(
    `select shares.application_id as "applicationId", shares.request_id as "requestId"
     from given_reference_shares shares
     join applications on applications.id = shares.application_id
     join jobs on jobs.id = applications.job_id
     where applications.uid = $1 and jobs.employer_id = $2
       and (shares.open_until is null or shares.open_until > $3)
     order by shares.application_id, shares.request_id`,
    [uid, employerId, at],
  );
}

/** Applications in which a reference is shared. */
export async function findSharedIn(tx: Queryable, requestId: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `select application_id as id from given_reference_shares where request_id = $1
     order by application_id`,
    [requestId],
  );
  return rows.map(({ id }) => id);
}

/** A given reference as an employer's application has it. */
export interface EmployersRow {
  id: string;
  userId: string;
  workplace: string;
  givenAt: string;
  validTo: string;
  way: SigningWay;
  signedBy: string | null;
  nameDiffers: boolean;
  relation: Relation | null;
  answers: GivenAnswers | null;
  takenBackAt: string | null;
  status: ApplicationStatus;
  isShared: boolean;
}

/**
 * The given references of an employer's application: those of the people that came with it and may be
 * contacted, and those that are shared at an instant.
 */
export async function findEmployersReferences(
  db: Queryable,
  { employerId, applicationId, at }: Record<'employerId' | 'applicationId' | 'at', string>,
): Promise<EmployersRow[]> {
  return db.query<EmployersRow>(
    `select requests.id, requests.user_id as "userId", requests.workplace,
       given.given_at as "givenAt", given.valid_to as "validTo", given.way,
       given.signed_name as "signedBy", given.name_differs as "nameDiffers", given.relation,
       given.answers, given.taken_back_at as "takenBackAt", applications.status,
       shares.request_id is not null as "isShared"
     from applications
     join reference_requests requests on requests.user_id = applications.uid
     join given_references given on given.request_id = requests.id
     join user_references on user_references.id = requests.reference_id
     left join given_reference_shares shares
       on shares.request_id = requests.id and shares.application_id = applications.id
       and (shares.open_until is null or shares.open_until > $3)
     where applications.id = $1 and applications.employer_id = $2
       and (shares.request_id is not null
         or (user_references.may_contact and requests.reference_id = any(applications.reference_ids)))
     order by given.given_at desc, requests.id`,
    [applicationId, employerId, at],
  );
}

export async function insertOpening(
  tx: Queryable,
  opening: { userId: string; requestId: string; employerId: string; applicationId: string },
  at: string,
): Promise<void> {
  await tx.query(
    `insert into given_reference_openings (user_id, request_id, employer_id, application_id, at)
     values ($1, $2, $3, $4, $5)`,
    [opening.userId, opening.requestId, opening.employerId, opening.applicationId, at],
  );
}

/** Who opened a reference, the newest first. */
export async function findOpenings(
  db: Queryable,
  { userId, requestId, limit }: { userId: string; requestId: string; limit: number },
): Promise<{ at: string; employerName: string | null; jobTitle: string | null }[]> {
  return db.query(
    `select openings.at, employers.name as "employerName",
       ${jobSeenBy('openings.user_id')}->>'title' as "jobTitle"
     from given_reference_openings openings
     left join employers on employers.id = openings.employer_id
     left join applications on applications.id = openings.application_id
     left join jobs on jobs.id = applications.job_id
     where openings.user_id = $1 and openings.request_id = $2
     order by openings.id desc limit $3`,
    [userId, requestId, limit],
  );
}

/** How often each of a candidate's references was opened. */
export async function countOpenings(db: Queryable, userId: string): Promise<Map<string, number>> {
  const rows = await db.query<{ requestId: string; count: number }>(
    `select request_id as "requestId", count(*)::int as count from given_reference_openings
     where user_id = $1 group by request_id`,
    [userId],
  );
  return new Map(rows.map(({ requestId, count }) => [requestId, count]));
}

/** Ends what is shared in applications of these states that ended before an instant. */
export async function deleteSharesOfEnded(
  db: Queryable,
  { statuses, endedBefore }: { statuses: readonly ApplicationStatus[]; endedBefore: number },
): Promise<void> {
  await deleteInSlices(
    db,
    `delete from given_reference_shares where exists (select 1 from applications
       where applications.id = given_reference_shares.application_id
         and applications.status = any($1) and applications.updated_at <= $2)`,
    [statuses, instant(endedBefore)],
  );
}

/** With whom a candidate's references are shared at an instant, by request. */
export async function findShares(
  db: Queryable,
  userId: string,
  at: string,
): Promise<(OwnReferenceRequest['shares'][number] & { requestId: string })[]> {
  return db.query(
    `select shares.request_id as "requestId", shares.application_id as "applicationId",
       employers.name as "employerName", ${jobSeenBy('requests.user_id')}->>'title' as "jobTitle",
       shares.shared_at as "sharedAt", shares.open_until as "openUntil"
     from given_reference_shares shares
     join reference_requests requests on requests.id = shares.request_id
     join applications on applications.id = shares.application_id
     join jobs on jobs.id = applications.job_id
     left join employers on employers.id = jobs.employer_id
     where requests.user_id = $1 and (shares.open_until is null or shares.open_until > $2)
     order by shares.shared_at, shares.application_id`,
    [userId, at],
  );
}
