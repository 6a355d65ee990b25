import type { CardSources } from '#domain/candidates/candidateCard';
import { HOURLY_RATE } from '#domain/limits';
import type { ComparableRate } from '#domain/pay/comparableRate';
import {
  PREFERENCES_IN_FORCE,
  type PreferencesRow,
  toPreferences,
} from '../candidates/candidateRecords';
import type { Queryable } from '../storage/database';

/** What a job asks and offers. A fact that it does not state excludes no candidate. */
export interface JobNeeds {
  jobId: string;
  workRole: string;
  /** Its place and the region around it. */
  places: readonly string[];
  /** Its fields and their groups. */
  workFields: readonly string[];
  systems: readonly string[];
  employmentTypes: readonly string[];
  onCallDuty: boolean;
  /** What preferences are compared with. */
  rate: ComparableRate | null;
  /** Keys of the weeks that it lasts; null where it does not say. */
  weeks: readonly string[] | null;
}

/** Neither says nothing, and they have something in common. */
const meets = (preferred: string, parameter: string) =>
  `(cardinality(preferred."${preferred}") = 0 or cardinality(${parameter}::text[]) = 0
     or preferred."${preferred}" && ${parameter}::text[])`;

/**
 * Who wants offers and a job like this, has no application on it and has not blocked its employer.
 * An empty list of theirs excludes no job, except that of professions: it excludes all.
 */
export async function findMatchingUsers(db: Queryable, needs: JobNeeds): Promise<string[]> {
  const rows = await db.query<{ userId: string }>(
    `select preferred."userId"
     from (${PREFERENCES_IN_FORCE}
       where users.visibility = 'offers' and users.suspended_at is null) as preferred
     where preferred."workRoles" && array[$2::text]
       and ${meets('locations', '$3')}
       and ${meets('workFields', '$4')}
       and ${meets('systems', '$5')}
       and ${meets('employmentTypes', '$6')}
       and ${meets('weeks', '$7')}
       and (preferred."onCallDuty" is null or preferred."onCallDuty" = $8)
       and (preferred."minRate" <= ${HOURLY_RATE.min} or coalesce($10::int >= preferred."minRate", true))
       and (preferred."maxRate" >= ${HOURLY_RATE.max} or coalesce($9::int <= preferred."maxRate", true))
       and not exists (
         select 1 from applications where uid = preferred."userId" and job_id = $1
       )
       and not exists (
         select 1 from employer_blocks join jobs on jobs.employer_id = employer_blocks.employer_id
         where employer_blocks.uid = preferred."userId" and jobs.id = $1
       )`,
    [
      needs.jobId,
      needs.workRole,
      needs.places,
      needs.workFields,
      needs.systems,
      needs.employmentTypes,
      needs.weeks ?? [],
      needs.onCallDuty,
      needs.rate?.min ?? null,
      needs.rate?.max ?? null,
    ],
  );
  return rows.map(({ userId }) => userId);
}

/** What a candidate's card is made of, and the keys of the weeks that they can work. */
export interface MatchRow extends CardSources {
  userId: string;
  weeks: string[];
}

/** Of those of the ids that exist, in no order. */
export async function findMatchRows(
  db: Queryable,
  userIds: readonly string[],
): Promise<MatchRow[]> {
  const rows = await db.query<
    PreferencesRow & {
      userId: string;
      known: string[];
      bankIdVerified: boolean;
      experiences: MatchRow['experiences'];
    }
  >(
    `select preferred.*, users.systems as "known",
       users.bankid_subject is not null as "bankIdVerified",
       coalesce(
         (select jsonb_agg(jsonb_build_object('from', from_month, 'to', to_month))
          from experiences where experiences.user_id = users.id),
         '[]') as "experiences"
     from (${PREFERENCES_IN_FORCE} where users.id = any($1)) as preferred
     join users on users.id = preferred."userId"`,
    [userIds],
  );
  return rows.map(({ userId, known, bankIdVerified, experiences, ...row }) => ({
    userId,
    weeks: row.weeks,
    preferences: toPreferences(row),
    systems: known,
    bankIdVerified,
    experiences,
  }));
}
