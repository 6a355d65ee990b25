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

type FoundRow = PreferencesRow & {
  userId: string;
  known: string[];
  bankIdVerified: boolean;
  experiences: FoundPerson['experiences'];
};

/** What somebody's card is made of. @param of - a condition (SQL) for the people. */
const cardSources = (of: string) => `select preferred.*, ${textsIn('users.systems')} as "known",
    users.bankid_subject is not null as "bankIdVerified",
    (select coalesce(
         jsonb_agg(jsonb_build_object('from', from_month, 'to', to_month)), '[]')
       from experiences where user_id = users.id) as "experiences"
  from (${PREFERENCES_IN_FORCE} where ${of}) as preferred
  join users on users.id = preferred."userId"`;

/** Everybody who wants offers. */
const WANTS_OFFERS = `users.suspended_at is null and users.visibility = 'offers'`;

function toFound({ userId, known, bankIdVerified, experiences, ...row }: FoundRow): FoundPerson {
  return {
    userId,
    workRoles: row.workRoles,
    preferences: toPreferences(row),
    systems: known,
    bankIdVerified,
    experiences,
  };
}

/**
 * Some of a profession who want offers, by their ids.
 *
 * @param after - the last of those before; null for the first.
 */
export async function findPeople(
  db: Queryable,
  workRole: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<FoundPerson[]> {
  const rows = await db.query<FoundRow>(
    `${cardSources(`${WANTS_OFFERS}
         -- Only whoever has it somewhere: making lists of everybody's takes most of the time
         and (users.profession = $1 or users.professions ? $1 or saved.work_roles @> array[$1::text])
         and ($2::text is null or users.id > $2)`)}
     where preferred."workRoles" && array[$1::text]
     order by preferred."userId" limit $3`,
    [workRole, after, limit],
  );
  return rows.map(toFound);
}

/** What one candidate's card is made of, whether they want offers or not; null for nobody. */
export async function findPerson(db: Queryable, userId: string): Promise<FoundPerson | null> {
  const [row] = await db.query<FoundRow>(cardSources('users.id = $1'), [userId]);
  return row ? toFound(row) : null;
}

/** Whether somebody wants offers in a profession now. */
export async function isFound(tx: Queryable, userId: string, workRole: string): Promise<boolean> {
  const rows = await tx.query(
    `select 1 from (${PREFERENCES_IN_FORCE} where users.id = $1 and ${WANTS_OFFERS}) as preferred
     where preferred."workRoles" && array[$2::text]`,
    [userId, workRole],
  );
  return rows.length > 0;
}
