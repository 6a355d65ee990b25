import type { PointSources } from '#domain/applications/points';
import { isOpen } from '#domain/applications/transitions';
import type { Job } from '#domain/jobs/job';
import type { Answers } from '#domain/jobs/questionnaire';
import type { Queryable } from '../storage/database';
import { findOwnApplications } from './ownApplications.repository';
import { findPointSources } from './pointSources.repository';

/** As many of the newest are read: more than nearly every candidate has. */
const MOST = 100;

/** A candidate's applications that are not decided, and what their points are counted from. */
export async function findScoredApplications(
  db: Queryable,
  uid: string,
): Promise<{ sources: PointSources; applications: { job: Job; answers: Answers }[] } | null> {
  const sources = await findPointSources(db, uid);
  if (!sources) return null;
  const rows = await findOwnApplications(db, uid, {}, { limit: MOST, after: null });
  return { sources, applications: rows.filter(({ status }) => isOpen(status)) };
}
