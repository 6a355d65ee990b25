import type { RegistrationDetails, SessionType } from '#domain/api/v2';
import { DAY, HOUR, instant } from '../lib/time';
import { randomToken } from '../lib/tokens';
import { json, type Queryable } from '../storage/database';

/** Milliseconds without a step after which a registration must begin again. */
export const REGISTRATION_LIFE = DAY;
/** Milliseconds that a finished registration is kept. */
const REGISTRATION_KEPT = 7 * DAY;

/**
 * How many may be open at once. A hospital's staff share one address, and a registration waits a
 * minute or two between its steps.
 */
const REGISTRATION_LIMITS = {
  perAddress: 200,
  inAll: 20_000,
  /** Steps of one registration: each page of the form, and moving back and forth between them. */
  steps: 300,
  /** Characters that one registration may store. */
  size: 16_384,
  /**
   * Milliseconds without a step after which a registration may be deleted for a new one when there
   * are too many.
   */
  restBeforeGivingWay: HOUR,
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

/**
 * Makes room for one more open registration, for the address and in total: first it deletes expired
 * ones, then the one without a step for longest.
 * @returns false when all of the open ones are in recent use.
 */
export async function makeRoom(
  db: Queryable,
  openedBy: string,
  now: number,
  limits = REGISTRATION_LIMITS,
): Promise<boolean> {
  // Registrations that another call is deleting are skipped
  await db.query(
    `delete from registration_sessions where id in
       (select id from registration_sessions
         where completed_at is null and updated_at <= $1 for update skip locked)`,
    [instant(now - REGISTRATION_LIFE)],
  );
  const rested = instant(now - limits.restBeforeGivingWay);
  for (const [scope, limit] of [
    [openedBy, limits.perAddress],
    [null, limits.inAll],
  ] as const) {
    const [row] = await db.query<{ count: number }>(
      `select count(*) from registration_sessions
        where completed_at is null and ($1::text is null or opened_by = $1)`,
      [scope],
    );
    if ((row?.count ?? 0) < limit) continue;
    const gone = await db.query(
      `delete from registration_sessions where id =
         (select id from registration_sessions
           where completed_at is null and ($1::text is null or opened_by = $1) and updated_at <= $2
           order by updated_at limit 1 for update skip locked)
       returning id`,
      [scope, rested],
    );
    if (gone.length === 0) return false;
  }
  return true;
}

/** Opens a registration; its id is unguessable, and its holder may continue it. */
export async function openRegistration(
  db: Queryable,
  step: RegistrationStep,
  openedBy: string,
  now: number,
): Promise<string> {
  const id = randomToken();
  await db.query(
    `insert into registration_sessions (id, type, stack, details, metadata, created_at, updated_at, opened_by)
     values ($1, $2, $3, $4, $5, $6, $6, $7)`,
    [
      id,
      step.type,
      json(step.stack ?? []),
      json(step.details),
      json(step.metadata),
      instant(now),
      openedBy,
    ],
  );
  return id;
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
      where id = $1 and completed_at is null and updated_at > $8
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

/** Deletes registrations without a step for too long, and those finished a week ago. */
export async function pruneRegistrations(db: Queryable, now: number): Promise<void> {
  await db.query(
    `delete from registration_sessions
      where updated_at <= case when completed_at is null then $1::timestamptz else $2 end`,
    [instant(now - REGISTRATION_LIFE), instant(now - REGISTRATION_KEPT)],
  );
}
