import type { CardSources } from '#domain/candidates/candidateCard';
import {
  PREFERENCES_IN_FORCE,
  type PreferencesRow,
  textsIn,
  toPreferences,
} from '../candidates/candidateRecords';
import type { Queryable } from '../storage/database';

/** What a candidate's card is made of, and their professions. */
export interface FoundPerson extends CardSources {
  userId: string;
  workRoles: readonly string[];
}

/**
 * Everybody of a profession who wants offers, in no order.
 *
 * @param also - the id of a candidate who is found as if they wanted offers.
 */
export async function findPeople(
  db: Queryable,
  workRole: string,
  also: string | null = null,
): Promise<FoundPerson[]> {
  const rows = await db.query<
    PreferencesRow & {
      userId: string;
      known: string[];
      bankIdVerified: boolean;
      experiences: FoundPerson['experiences'];
    }
  >(
    `select preferred.*, ${textsIn('users.systems')} as "known",
       users.bankid_subject is not null as "bankIdVerified",
       (select coalesce(
            jsonb_agg(jsonb_build_object('from', from_month, 'to', to_month)), '[]')
          from experiences where user_id = users.id) as "experiences"
     from (${PREFERENCES_IN_FORCE}
       where users.suspended_at is null and (users.visibility = 'offers' or users.id = $2)
         -- Only whoever has it somewhere: making lists of everybody's takes most of the time
         and (users.profession = $1 or users.professions ? $1 or saved.work_roles @> array[$1::text])
     ) as preferred
     join users on users.id = preferred."userId"
     where preferred."workRoles" && array[$1::text]`,
    [workRole, also],
  );
  return rows.map(({ userId, known, bankIdVerified, experiences, ...row }) => ({
    userId,
    workRoles: row.workRoles,
    preferences: toPreferences(row),
    systems: known,
    bankIdVerified,
    experiences,
  }));
}
