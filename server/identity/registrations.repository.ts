import type { RegistrationDetails } from '#domain/candidates/registration.schema';
import type { SessionType } from '#domain/signIn/ways';
import { DAY, instant } from '../lib/time';
import { json, type Queryable } from '../storage/database';
import { deleteInSlices } from '../storage/inSlices';

/** Milliseconds without a step after which a registration must begin again. */
export const REGISTRATION_LIFE = DAY;
/** Milliseconds that a finished registration is kept. */
const REGISTRATION_KEPT = 7 * DAY;

/** Milliseconds after which it must begin again, however many steps it has. */
export const LONGEST_REGISTRATION = 2 * DAY;

/** How large one registration may be. How many may be open says `identityDoors.ts`. */
const REGISTRATION_LIMITS = {
  /** Steps: each page of the form, and moving back and forth between them. */
  steps: 300,
  /** Characters that it may store. */
  size: 16_384,
};

/** A call's addition to a registration. */
export interface RegistrationStep {
  type: SessionType;
  details: Partial<RegistrationDetails>;
  /** The steps completed so far; undefined leaves them unchanged. */
  stack: readonly string[] | undefined;
  /** Facts to add to the stored ones. */
  metadata: Readonly<Record<string, string>>;
  /** Deletes the earlier answers. */
  reset: boolean;
}

/** The progress of an open registration. */
export interface RegistrationProgress {
  type: SessionType;
  stack: string[];
  details: Partial<RegistrationDetails>;
}

/** Deletes open registrations that give way to others. */
export async function deleteOpenRegistrations(
  db: Queryable,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await db.query(
    'delete from registration_sessions where completed_at is null and id = any($1::text[])',
    [ids],
  );
}

/** Opens a registration. @param id - an unguessable one: its holder may continue it. */
export async function openRegistration(
  db: Queryable,
  id: string,
  step: RegistrationStep,
  now: number,
): Promise<void> {
  await db.query(
    `insert into registration_sessions (id, type, stack, details, metadata, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $6)`,
    [id, step.type, json(step.stack ?? []), json(step.details), json(step.metadata), instant(now)],
  );
}

/**
 * Adds a step to an open registration; `none` when there is none. `full` when it has more steps or
 * data than a real registration: the caller must then roll its transaction back.
 */
export async function continueRegistration(
  db: Queryable,
  id: string,
  step: RegistrationStep,
  now: number,
): Promise<'kept' | 'none' | 'full'> {
  const [row] = await db.query<{ steps: number; size: number }>(
    `update registration_sessions
        set type = $2,
            stack = case when $3::jsonb is not null then $3::jsonb when $6 then '[]' else stack end,
            details = case when $6 then '{}' else details end || $4::jsonb,
            metadata = case when $6 then '{}' else metadata end || $5::jsonb,
            steps = steps + 1,
            updated_at = $7
      where id = $1 and completed_at is null and updated_at > $8 and created_at > $9
      returning steps, length(details::text) + length(metadata::text) as size`,
    [
      id,
      step.type,
      step.stack ? json(step.stack) : null,
      json(step.details),
      json(step.metadata),
      step.reset,
      instant(now),
      instant(now - REGISTRATION_LIFE),
      instant(now - LONGEST_REGISTRATION),
    ],
  );
  if (!row) return 'none';
  const { steps, size } = REGISTRATION_LIMITS;
  return row.steps > steps || row.size > size ? 'full' : 'kept';
}

/** The data of an open registration; null when there is none. */
export async function findRegistration(
  db: Queryable,
  id: string,
  now: number,
): Promise<Partial<RegistrationDetails> | null> {
  const [row] = await db.query<{ details: Partial<RegistrationDetails> }>(
    `select details from registration_sessions
      where id = $1 and completed_at is null and updated_at > $2`,
    [id, instant(now - REGISTRATION_LIFE)],
  );
  return row?.details ?? null;
}

/** An open registration with the pages that it has been through; null when there is none. */
export async function findRegistrationProgress(
  db: Queryable,
  id: string,
  now: number,
): Promise<RegistrationProgress | null> {
  const [row] = await db.query<RegistrationProgress>(
    `select type, stack, details from registration_sessions
      where id = $1 and completed_at is null and updated_at > $2`,
    [id, instant(now - REGISTRATION_LIFE)],
  );
  return row ?? null;
}

/** Closes a registration; false when another call has closed it already. */
export async function completeRegistration(
  db: Queryable,
  id: string,
  now: number,
): Promise<boolean> {
  const rows = await db.query(
    `update registration_sessions set completed_at = $2
      where id = $1 and completed_at is null returning id`,
    [id, instant(now)],
  );
  return rows.length > 0;
}

/** Deletes registrations without a step for too long or begun long ago, and those finished a week ago. */
export async function pruneRegistrations(db: Queryable, now: number): Promise<void> {
  await deleteInSlices(
    db,
    `delete from registration_sessions
      where updated_at <= case when completed_at is null then $1::timestamptz else $2 end
        or (completed_at is null and created_at <= $3)`,
    [
      instant(now - REGISTRATION_LIFE),
      instant(now - REGISTRATION_KEPT),
      instant(now - LONGEST_REGISTRATION),
    ],
  );
}
