import type { GivenAnswers, Relation, SigningWay } from '#domain/givenReferences/givenReference';
import type { Language } from '#domain/language';
import { instant } from '../lib/time';
import type { Queryable } from '../storage/database';

/** A request with what came of it. Instants are ISO 8601 UTC, days are Stockholm's. */
export interface RequestRow {
  id: string;
  userId: string;
  referenceId: string;
  name: string;
  workplace: string;
  email: string;
  language: Language;
  askedAt: string;
  expiresAt: string;
  remindedAt: string | null;
  declinedAt: string | null;
  ended: 'withdrawn' | 'changed' | null;
  given: {
    givenAt: string;
    validTo: string;
    way: SigningWay;
    signedName: string | null;
    signerDigest: string | null;
    relation: Relation | null;
    answers: GivenAnswers | null;
    nameDiffers: boolean;
    takenBackAt: string | null;
  } | null;
}

type Row = Omit<RequestRow, 'given'> & {
  [Field in keyof NonNullable<RequestRow['given']>]: NonNullable<RequestRow['given']>[Field] | null;
};

const COLUMNS = `requests.id, requests.user_id as "userId", requests.reference_id as "referenceId",
  requests.name, requests.workplace, requests.email, requests.language,
  requests.asked_at as "askedAt", requests.expires_at as "expiresAt",
  requests.reminded_at as "remindedAt", requests.declined_at as "declinedAt", requests.ended,
  given.given_at as "givenAt", given.valid_to as "validTo", given.way,
  given.signed_name as "signedName", given.signer_digest as "signerDigest", given.relation,
  given.answers, given.name_differs as "nameDiffers", given.taken_back_at as "takenBackAt"`;
const FROM = `reference_requests requests
  left join given_references given on given.request_id = requests.id`;

function toRequest(row: Row): RequestRow {
  const {
    givenAt,
    validTo,
    way,
    signedName,
    signerDigest,
    relation,
    answers,
    nameDiffers,
    takenBackAt,
    ...request
  } = row;
  if (givenAt === null || validTo === null || way === null) return { ...request, given: null };
  const signed = { signedName, signerDigest, relation, answers, takenBackAt };
  return {
    ...request,
    given: { ...signed, givenAt, validTo, way, nameDiffers: nameDiffers === true },
  };
}

/** A new request, of the person as they stand now. */
export interface NewRequest
  extends Pick<
    RequestRow,
    'id' | 'userId' | 'referenceId' | 'name' | 'workplace' | 'email' | 'language'
  > {
  tokenHash: string;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

export async function insertRequest(tx: Queryable, row: NewRequest, now: number): Promise<void> {
  await tx.query(
    `insert into reference_requests (id, user_id, reference_id, token_hash, name, workplace, email,
       language, asked_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      row.id,
      row.userId,
      row.referenceId,
      row.tokenHash,
      row.name,
      row.workplace,
      row.email,
      row.language,
      instant(now),
      instant(row.expiresAt),
    ],
  );
}

/** A candidate's requests, the newest first. */
export async function findRequests(db: Queryable, userId: string): Promise<RequestRow[]> {
  const rows = await db.query<Row>(
    `select ${COLUMNS} from ${FROM} where requests.user_id = $1
     order by requests.asked_at desc, requests.id`,
    [userId],
  );
  return rows.map(toRequest);
}

/** One of a candidate's own, locked; null when it is another's or none. */
export async function lockRequest(
  tx: Queryable,
  userId: string,
  id: string,
): Promise<RequestRow | null> {
  const [row] = await tx.query<Row>(
    `select ${COLUMNS} from ${FROM} where requests.user_id = $1 and requests.id = $2
     for update of requests`,
    [userId, id],
  );
  return row ? toRequest(row) : null;
}

/**
 * By a link's secret or the request's id; null for none, and where its candidate is suspended. It is
 * locked before it is read, so that what was done while somebody waited for it is seen.
 */
export async function findLinked(
  db: Queryable,
  by: { tokenHash: string } | { id: string },
  { lock = false } = {},
): Promise<RequestRow | null> {
  const [column, value] = 'id' in by ? ['id', by.id] : ['token_hash', by.tokenHash];
  if (lock) {
    await db.query(`select id from reference_requests where ${column} = $1 for update`, [value]);
  }
  const [row] = await db.query<Row>(
    `select ${COLUMNS} from ${FROM} join users on users.id = requests.user_id
     where requests.${column} = $1 and users.suspended_at is null`,
    [value],
  );
  return row ? toRequest(row) : null;
}

/** A candidate's requests about one person of theirs. */
export async function findRequestsOf(
  tx: Queryable,
  { userId, referenceId }: { userId: string; referenceId: string },
): Promise<RequestRow[]> {
  const rows = await tx.query<Row>(
    `select ${COLUMNS} from ${FROM} where requests.user_id = $1 and requests.reference_id = $2
     order by requests.asked_at desc for update of requests`,
    [userId, referenceId],
  );
  return rows.map(toRequest);
}

export async function noteDeclined(tx: Queryable, id: string, at: string): Promise<void> {
  await tx.query('update reference_requests set declined_at = $2 where id = $1', [id, at]);
}

export async function noteEnded(
  tx: Queryable,
  id: string,
  { ended, at }: { ended: 'withdrawn' | 'changed'; at: string },
): Promise<void> {
  await tx.query('update reference_requests set ended = $2, ended_at = $3 where id = $1', [
    id,
    ended,
    at,
  ]);
}

/** Open requests that were made before an instant and not reminded of yet. */
export async function findUnreminded(
  db: Queryable,
  { before, now, without }: { before: number; now: number; without: readonly string[] },
): Promise<{ id: string; userId: string; referenceId: string }[]> {
  return db.query(
    `select requests.id, requests.user_id as "userId", requests.reference_id as "referenceId" from ${FROM}
     where requests.asked_at <= $1 and requests.expires_at > $2 and requests.reminded_at is null
       and requests.declined_at is null and requests.ended is null and given.request_id is null
       and requests.id <> all($3::text[])
     order by requests.asked_at limit 500`,
    [instant(before), instant(now), without],
  );
}

export async function noteReminded(tx: Queryable, id: string, at: string): Promise<void> {
  await tx.query('update reference_requests set reminded_at = $2 where id = $1', [id, at]);
}

/** What a candidate is told from: names, addresses and numbers of the account, and their BankID. */
export interface Asker {
  firstName: string | null;
  lastName: string | null;
  verifiedFirstName: string | null;
  verifiedLastName: string | null;
  emails: string[];
  phone: string | null;
  bankidIssuer: string | null;
  bankidSubject: string | null;
}

/** Locked, so that two requests of one candidate are counted one after the other. */
export const lockAsker = (tx: Queryable, userId: string): Promise<Asker | null> =>
  findAsker(tx, userId, 'for no key update');

export async function findAsker(
  db: Queryable,
  userId: string,
  lock: 'for no key update' | '' = '',
): Promise<Asker | null> {
  const [row] = await db.query<Asker>(
    `select first_name as "firstName", last_name as "lastName",
       verified_first_name as "verifiedFirstName", verified_last_name as "verifiedLastName",
       array_remove(array[email, pending_email], null) || array(select social_identities.email
         from social_identities where social_identities.user_id = users.id
           and social_identities.email is not null) as emails,
       phone, bankid_issuer as "bankidIssuer", bankid_subject as "bankidSubject"
     from users where id = $1 ${lock}`,
    [userId],
  );
  return row ?? null;
}

/**
 * Requests that are over for so long that nobody looks for them: those that nobody answered, those
 * that were taken back, and those whose twelve months ended before a day.
 */
export async function findOver(
  db: Queryable,
  { before, beforeDay, without }: { before: number; beforeDay: string; without: readonly string[] },
): Promise<{ id: string; userId: string; referenceId: string }[]> {
  return db.query(
    `select requests.id, requests.user_id as "userId", requests.reference_id as "referenceId"
     from ${FROM}
     where requests.id <> all($3::text[])
       and case when given.request_id is null then requests.expires_at <= $1
         else coalesce(given.taken_back_at <= $1, false) or given.valid_to < $2::date end
     limit 500`,
    [instant(before), beforeDay, without],
  );
}

export async function deleteRequest(tx: Queryable, id: string): Promise<void> {
  await tx.query('delete from reference_requests where id = $1', [id]);
}
