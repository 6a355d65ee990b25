import type { CandidateFacts } from '#domain/eligibility/candidateFacts';
import type { Queryable } from '../storage/database';
import { PREFERENCES_IN_FORCE, textsIn } from './preferences.repository';

/** What somebody has said that they are: their profession, and those of their registration. */
export const OWN_PROFESSIONS = `array(
  select distinct role from unnest(array_remove(array[users.profession], null)
    || ${textsIn('users.professions')}) as role order by role)`;

interface FactsRow extends CandidateFacts {
  workRoles: string[];
}

/**
 * What is known of a candidate that decides which assignments they may take; null when the account
 * is gone. One statement, since a search reads it too.
 */
export async function findCandidateFacts(
  db: Queryable,
  userId: string,
): Promise<CandidateFacts | null> {
  const [row] = await db.query<FactsRow>(
    `select ${OWN_PROFESSIONS} as professions, preferences."workRoles", users.languages,
       (select coalesce(jsonb_agg(jsonb_build_object('type', type, 'validTo', valid_to,
                            'noEndDate', coalesce(no_end_date, false))
                          order by type, valid_to, no_end_date), '[]')
          from user_documents where user_id = users.id) as documents,
       (select coalesce(jsonb_agg(jsonb_build_object('workRole', work_role, 'from', from_month,
                          'to', to_month, 'regionEmployer', region_employer)
                          order by from_month, to_month, work_role, region_employer), '[]')
          from experiences where user_id = users.id) as experiences,
       exists (select from complete_experiences where user_id = users.id) as "experiencesComplete"
     from users join (${PREFERENCES_IN_FORCE} where users.id = $1) as preferences
       on preferences."userId" = users.id`,
    [userId],
  );
  if (!row) return null;
  const { workRoles, ...facts } = row;
  return {
    ...facts,
    wishedProfessions: workRoles.filter((role) => !facts.professions.includes(role)),
  };
}
