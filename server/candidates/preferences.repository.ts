import { type IsoWeek, weekOfKey } from '#domain/calendar/isoWeek';
import type { JobPreferences } from '#domain/candidates/preferences';
import { HOURLY_RATE } from '#domain/limits';
import { instant } from '../lib/time';
import type { Queryable } from '../storage/database';

/** Preferences as they are stored: lists of ids, and the keys of weeks. */
export interface PreferencesRow {
  locations: string[];
  workRoles: string[];
  workFields: string[];
  systems: string[];
  onCallDuty: boolean | null;
  minRate: number;
  maxRate: number;
  weeks: string[];
  employmentTypes: string[];
}

/**
 * The texts of a jsonb list; none where it is no list. One statement reads many people, and would stop
 * at the one whose list is broken.
 */
export const textsIn = (column: string) =>
  `array(select jsonb_array_elements_text(
    case jsonb_typeof(${column}) when 'array' then ${column} else '[]' end))`;

/**
 * Everybody's preferences in force, by user id: what they have saved, else what they chose at
 * registration. Without preferred professions, their own profession is used.
 */
export const PREFERENCES_IN_FORCE = `
  select users.id as "userId",
    coalesce(saved.locations, ${textsIn('users.locations')}) as "locations",
    coalesce(saved.work_roles, case when users.professions = '[]'
      then array_remove(array[users.profession], null)
      else ${textsIn('users.professions')} end) as "workRoles",
    coalesce(saved.work_fields, ${textsIn('users.workfields')}) as "workFields",
    coalesce(saved.systems, ${textsIn('users.systems')}) as "systems",
    saved.on_call_duty as "onCallDuty",
    coalesce(saved.min_rate, ${HOURLY_RATE.min}) as "minRate",
    coalesce(saved.max_rate, ${HOURLY_RATE.max}) as "maxRate",
    coalesce(saved.weeks, array[]::text[]) as "weeks",
    coalesce(saved.employment_types, ${textsIn('users.employment_types')}) as "employmentTypes"
  from users left join job_preferences as saved on saved.user_id = users.id`;

/** A candidate's preferences in force; null when the account is deleted. */
export async function findPreferences(
  db: Queryable,
  userId: string,
): Promise<JobPreferences | null> {
  const [row] = await db.query<PreferencesRow>(
    `select * from (${PREFERENCES_IN_FORCE} where users.id = $1) as preferences`,
    [userId],
  );
  return row ? toPreferences(row) : null;
}

/** Writes all preferences of a candidate. */
export async function savePreferences(
  tx: Queryable,
  userId: string,
  preferences: JobPreferences,
  now: number,
): Promise<void> {
  const { minRate, maxRate } = preferences.compensation.hourly;
  await tx.query(
    `insert into job_preferences (user_id, locations, work_roles, work_fields, systems,
       on_call_duty, min_rate, max_rate, weeks, employment_types, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (user_id) do update set
       locations = excluded.locations, work_roles = excluded.work_roles,
       work_fields = excluded.work_fields, systems = excluded.systems,
       on_call_duty = excluded.on_call_duty, min_rate = excluded.min_rate,
       max_rate = excluded.max_rate, weeks = excluded.weeks,
       employment_types = excluded.employment_types, updated_at = excluded.updated_at`,
    [
      userId,
      preferences.locations,
      preferences.workRoles,
      preferences.workFields,
      preferences.systems,
      preferences.onCallDuty,
      minRate,
      maxRate,
      Object.keys(preferences.availablePeriods.weeksData),
      preferences.employmentTypes,
      instant(now),
    ],
  );
}

export function toPreferences({ minRate, maxRate, weeks, ...row }: PreferencesRow): JobPreferences {
  return {
    locations: row.locations,
    workRoles: row.workRoles,
    workFields: row.workFields,
    systems: row.systems,
    onCallDuty: row.onCallDuty,
    compensation: { hourly: { minRate, maxRate } },
    availablePeriods: { weeksData: weeksByKey(weeks) },
    employmentTypes: row.employmentTypes,
  };
}

function weeksByKey(keys: readonly string[]): Record<string, IsoWeek> {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const week = weekOfKey(key);
      return week ? [[key, week]] : [];
    }),
  );
}
