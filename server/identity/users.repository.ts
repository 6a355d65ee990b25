import { randomUUID } from 'node:crypto';
import type { Profile, ProfileFields } from '#domain/api/v2';
import type { LanguageSkill } from '#domain/candidates/languages';
import type { PersonName } from '#domain/candidates/names';
import type { Visibility } from '#domain/candidates/visibility';
import type { Language } from '#domain/language';
import { instant } from '../lib/time';
import { json, type Queryable } from '../storage/database';
import { isUniqueViolation } from '../storage/sqlError';

/** The key of a BankID; never a personal identity number. */
export interface BankidKey {
  issuer: string;
  subject: string;
}

export interface NewUser extends PersonName {
  email: string;
  /** Whether whoever registers has proved that the address is theirs. */
  emailConfirmed: boolean;
  professions: readonly string[];
  workfields: readonly string[];
  locations: readonly string[];
  employmentTypes: readonly string[];
  language: Language;
  /** null for an account that a social provider made. */
  bankid: BankidKey | null;
}

/** The fields of their own account that users may change; phones are E.164. */
export type ProfileChange = Partial<Omit<ProfileFields, 'email'> & { language: Language }>;

interface UserRow {
  id: string;
  email: string | null;
  email_confirmed: boolean;
  first_name: string;
  last_name: string;
  phone: string | null;
  job_title: string | null;
  workplace: string | null;
  available_from: string | null;
  profession: string | null;
  workfields: string[];
  locations: string[];
  employment_types: string[];
  systems: string[];
  languages: LanguageSkill[] | null;
  prescriber_code: string | null;
  visibility: Visibility;
  visibility_chosen: boolean;
  avatar_consent: boolean;
  profile_image_url: string | null;
  pending_email: string | null;
  bankid_verified: boolean;
  verified_first_name: string | null;
  verified_last_name: string | null;
}

const PROFILE_COLUMNS = `id, email, email_confirmed_at is not null as email_confirmed, first_name, last_name, phone, job_title, workplace,
  available_from, profession, workfields, locations, employment_types, systems, languages,
  prescriber_code, visibility,
  visibility_chosen_at is not null as visibility_chosen,
  avatar_consent_at is not null as avatar_consent, profile_image_url, pending_email,
  bankid_subject is not null as bankid_verified, verified_first_name, verified_last_name`;

/** How a field is written: an assignment of the parameter `value`, at the instant `now`. */
type Assignment = (value: string, now: string) => string;

const column =
  (name: string): Assignment =>
  (value) =>
    `${name} = ${value}`;
const list =
  (name: string): Assignment =>
  (value) =>
    `${name} = ${value}::jsonb`;

/** How each changeable field is written. */
const CHANGEABLE = {
  firstName: column('first_name'),
  lastName: column('last_name'),
  phone: column('phone'),
  jobTitle: column('job_title'),
  workplace: column('workplace'),
  availableFrom: (value) => `available_from = ${value}::date`,
  profession: column('profession'),
  workfields: list('workfields'),
  locations: list('locations'),
  employmentTypes: list('employment_types'),
  systems: list('systems'),
  languages: list('languages'),
  prescriberCode: column('prescriber_code'),
  visibility: (value, now) =>
    `visibility = ${value}, visibility_chosen_at = coalesce(visibility_chosen_at, ${now})`,
  avatarConsent: (value, now) =>
    `avatar_consent_at = case when ${value}::boolean then coalesce(avatar_consent_at, ${now}) end`,
  language: column('language'),
} as const satisfies Record<keyof ProfileChange, Assignment>;

function toProfile(row: UserRow): Profile {
  return {
    userId: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    emailState: row.email === null ? 'lost' : row.email_confirmed ? 'confirmed' : 'unconfirmed',
    pendingEmail: row.pending_email,
    phone: row.phone,
    jobTitle: row.job_title,
    workplace: row.workplace,
    availableFrom: row.available_from,
    profession: row.profession,
    workfields: row.workfields,
    locations: row.locations,
    employmentTypes: row.employment_types,
    systems: row.systems,
    languages: row.languages,
    prescriberCode: row.prescriber_code,
    visibility: row.visibility,
    visibilityChosen: row.visibility_chosen,
    avatarConsent: row.avatar_consent,
    profileImageUrl: row.profile_image_url,
    bankIdVerified: row.bankid_verified,
    verifiedName: row.bankid_verified
      ? verifiedNameOf(row.verified_first_name, row.verified_last_name)
      : null,
  };
}

/** The verified name of a row's two columns, which are filled together. */
export function verifiedNameOf(
  firstName: string | null,
  lastName: string | null,
): PersonName | null {
  return firstName === null || lastName === null ? null : { firstName, lastName };
}

export async function findProfile(db: Queryable, userId: string): Promise<Profile | null> {
  const [row] = await db.query<UserRow>(`select ${PROFILE_COLUMNS} from users where id = $1`, [
    userId,
  ]);
  return row ? toProfile(row) : null;
}

/** The same, locked until the transaction ends. */
export async function lockProfile(tx: Queryable, userId: string): Promise<Profile | null> {
  const [row] = await tx.query<UserRow>(
    `select ${PROFILE_COLUMNS} from users where id = $1 for update`,
    [userId],
  );
  return row ? toProfile(row) : null;
}

/** Locks an account until the transaction ends; false when it is gone. */
export async function lockUser(tx: Queryable, userId: string): Promise<boolean> {
  const rows = await tx.query('select 1 from users where id = $1 for no key update', [userId]);
  return rows.length > 0;
}

/** The account of a BankID; null when there is none. */
export async function findUserByBankid(
  db: Queryable,
  { issuer, subject }: BankidKey,
): Promise<string | null> {
  const [row] = await db.query<{ id: string }>(
    'select id from users where bankid_issuer = $1 and bankid_subject = $2',
    [issuer, subject],
  );
  return row?.id ?? null;
}

/** Disconnects the BankID of an account, with the name that it gave. */
export async function disconnectBankid(tx: Queryable, userId: string, now: number): Promise<void> {
  await tx.query(
    `update users set bankid_issuer = null, bankid_subject = null, verified_first_name = null,
       verified_last_name = null, updated_at = $2
      where id = $1`,
    [userId, instant(now)],
  );
}

/** Whether a BankID is connected to the account. */
export async function hasBankid(db: Queryable, userId: string): Promise<boolean> {
  const rows = await db.query('select 1 from users where id = $1 and bankid_subject is not null', [
    userId,
  ]);
  return rows.length > 0;
}

/**
 * Whether an account has the address, ignoring case, and its owner has confirmed it. Others reserve
 * nothing.
 */
export async function isEmailTaken(db: Queryable, email: string): Promise<boolean> {
  const rows = await db.query(
    'select 1 from users where lower(email) = lower($1) and email_confirmed_at is not null',
    [email],
  );
  return rows.length > 0;
}

/**
 * Adds an account. A verified name is also the first call name.
 *
 * @returns its id; null when its BankID belongs to an account already, or its confirmed address.
 */
export async function insertUser(
  db: Queryable,
  user: NewUser,
  now: number,
): Promise<string | null> {
  const [row] = await db.query<{ id: string }>(
    `insert into users (id, email, first_name, last_name, profession, professions, workfields,
       locations, employment_types, language, bankid_issuer, bankid_subject,
       verified_first_name, verified_last_name, created_at, updated_at, email_confirmed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $14, $15, $13, $13, $16)
     on conflict do nothing returning id`,
    [
      randomUUID(),
      user.email,
      user.firstName,
      user.lastName,
      user.professions[0] ?? null,
      json(user.professions),
      json(user.workfields),
      json(user.locations),
      json(user.employmentTypes),
      user.language,
      user.bankid?.issuer ?? null,
      user.bankid?.subject ?? null,
      instant(now),
      user.bankid && user.firstName,
      user.bankid && user.lastName,
      user.emailConfirmed ? instant(now) : null,
    ],
  );
  return row?.id ?? null;
}

/** Writes the given fields of a profile and leaves the rest. */
export async function changeProfile(
  db: Queryable,
  userId: string,
  change: ProfileChange,
  now: number,
): Promise<void> {
  const params: unknown[] = [userId, instant(now)];
  const assignments = ['updated_at = $2'];
  for (const [part, assign] of Object.entries(CHANGEABLE)) {
    const value: unknown = Reflect.get(change, part);
    if (value === undefined) continue;
    params.push(Array.isArray(value) ? json(value) : value);
    assignments.push(assign(`$${params.length}`, '$2::timestamptz'));
  }
  await db.query(`update users set ${assignments.join(', ')} where id = $1`, params);
}

/**
 * Marks an account as changed. Two transactions that do so for the same account run one after the
 * other.
 */
export async function touchUser(tx: Queryable, userId: string, now: number): Promise<void> {
  await tx.query('update users set updated_at = $2 where id = $1', [userId, instant(now)]);
}

/**
 * Connects a BankID, with its verified name, to an account that has none, or has this one already.
 * @returns false when the account has another BankID, or another account has this one.
 */
export async function connectUser(
  db: Queryable,
  userId: string,
  { issuer, subject, name }: BankidKey & { name: PersonName },
  now: number,
): Promise<boolean> {
  try {
    const rows = await db.query(
      `update users
          set bankid_issuer = $2, bankid_subject = $3, verified_first_name = $4,
              verified_last_name = $5, updated_at = $6
        where id = $1
          and (bankid_subject is null or (bankid_issuer = $2 and bankid_subject = $3))
        returning id`,
      [userId, issuer, subject, name.firstName, name.lastName, instant(now)],
    );
    return rows.length > 0;
  } catch (error) {
    if (isUniqueViolation(error, 'users_bankid')) return false;
    throw error;
  }
}

/**
 * Stores the verified name of a sign-in: people change names, and old accounts have none yet.
 *
 * @returns whether it differs from the stored one.
 */
export async function refreshVerifiedName(
  db: Queryable,
  userId: string,
  { firstName, lastName }: PersonName,
  now: number,
): Promise<boolean> {
  const rows = await db.query(
    `update users set verified_first_name = $2, verified_last_name = $3, updated_at = $4
      where id = $1
        and (verified_first_name, verified_last_name) is distinct from ($2, $3)
      returning id`,
    [userId, firstName, lastName, instant(now)],
  );
  return rows.length > 0;
}
