import type { PointSources } from '#domain/applications/points';
import {
  OWN_PROFESSIONS,
  PREFERENCES_IN_FORCE,
  type PreferencesRow,
  toPreferences,
} from '../candidates/candidateRecords';
import { END_FIELDS } from '../documents/ownDocuments';
import type { Queryable } from '../storage/database';

type PointRow = PreferencesRow &
  Omit<PointSources, 'profile' | 'preferences' | 'professions'> & {
    bankIdVerified: boolean;
    knownSystems: string[];
    ownProfessions: string[];
  };

/** A list of a candidate's rows in a table, as JSON with the given fields. */
const own = (table: string, fields: string) =>
  `coalesce((select jsonb_agg(jsonb_build_object(${fields})) from ${table}
     where ${table}.user_id = users.id), '[]')`;

/** What the points of a candidate's applications are counted from; null when the account is gone. */
export async function findPointSources(db: Queryable, uid: string): Promise<PointSources | null> {
  const [row] = await db.query<PointRow>(
    `select preferences.*, users.bankid_subject is not null as "bankIdVerified",
       ${OWN_PROFESSIONS} as "ownProfessions", users.systems as "knownSystems",
       ${own('user_documents', `'type', type, ${END_FIELDS}`)} as documents,
       ${own(
         'user_references',
         `'isManager', is_manager, 'latestJob', latest_job,
          'given', case when given_relation is not null then jsonb_build_object(
            'relation', given_relation, 'validTo', given_valid_to) end`,
       )} as "references",
       ${own(
         'experiences',
         `'workRole', work_role, 'from', from_month, 'to', to_month,
          'regionEmployer', region_employer, 'workFields', work_fields`,
       )} as experiences
     from (${PREFERENCES_IN_FORCE} where users.id = $1) as preferences
     join users on users.id = preferences."userId"`,
    [uid],
  );
  if (!row) return null;
  const { bankIdVerified, ownProfessions, knownSystems, documents, references, experiences } = row;
  return {
    profile: { bankIdVerified, systems: knownSystems },
    professions: ownProfessions,
    preferences: toPreferences(row),
    documents,
    references,
    experiences,
  };
}
