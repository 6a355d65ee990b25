import type { RegistrationDetails, SessionType } from '#domain/api/v2';
import { json, type Queryable } from '../storage/database';
import { DAY, instant } from './time';
import { randomToken } from './tokens';

/** Milliseconds that a registration may rest before it must begin again. */
const REGISTRATION_LIFE = DAY;

/** What one call adds to a registration. */
export interface RegistrationStep {
  type: SessionType;
  details: Partial<RegistrationDetails>;
  /** The steps done so far; undefined leaves them. */
  stack: readonly string[] | undefined;
  /** Facts that join those already there. */
  metadata: Readonly<Record<string, string>>;
  /** Forget what was filled in before. */
  reset: boolean;
}

/** Opens a registration; its id is unguessable, and whoever holds it may go on with it. */
export async function openRegistration(
  db: Queryable,
  step: RegistrationStep,
  now: number,
): Promise<string> {
  const id = randomToken();
  await db.query(
    `insert into registration_sessions (id, type, stack, details, metadata, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $6)`,
    [id, step.type, json(step.stack ?? []), json(step.details), json(step.metadata), instant(now)],
  );
  return id;
}

/** Adds a step to an open registration; false when there is none. */
export async function continueRegistration(
  db: Queryable,
  id: string,
  step: RegistrationStep,
  now: number,
): Promise<boolean> {
  const rows = await db.query(
    `update registration_sessions
        set type = $2,
            stack = case when $3::jsonb is not null then $3::jsonb when $6 then '[]' else stack end,
            details = case when $6 then '{}' else details end || $4::jsonb,
            metadata = case when $6 then '{}' else metadata end || $5::jsonb,
            updated_at = $7
      where id = $1 and completed_at is null and updated_at > $8
      returning id`,
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
  return rows.length > 0;
}

/** What an open registration holds; null when there is none. */
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

/**
 * Keeps what was filled in on a form, right or wrong, so that the page can show it again. Whatever
 * completes a registration checks it first.
 *
 * @param id - the registration to write over; a new one is opened when it is none that is open.
 */
export async function keepFormDraft(
  db: Queryable,
  id: string | null,
  details: RegistrationDetails,
  now: number,
): Promise<string> {
  const step: RegistrationStep = {
    type: 'registration',
    details,
    stack: undefined,
    metadata: {},
    reset: false,
  };
  if (id !== null && (await continueRegistration(db, id, step, now))) return id;
  return openRegistration(db, step, now);
}

/** Closes a registration; false when another call has closed it first. */
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
