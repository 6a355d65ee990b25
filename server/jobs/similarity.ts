import type { JobSummary } from '#domain/jobs/job';
import { locationById, workRoleById } from '#domain/vocabulary/lookup';

/** The criteria that jobs are compared with. */
export interface Criteria {
  workroles: readonly string[];
  locations: readonly string[];
  workfields: readonly string[];
}

const POINTS = { sameRole: 6, sameRoleGroup: 4, samePlace: 3, sameRegion: 2, sharedField: 1 };
/** More fields than this add no points: an ad that names ten is not ten times as similar. */
const FIELDS_COUNTED = 2;

/** How similar a job is: the profession weighs most, then the place, then the fields. */
export function similarityOf(job: JobSummary, wanted: Criteria): number {
  const fields = job.workFields.filter((field) => wanted.workfields.includes(field)).length;
  return (
    rolePoints(job.workRole, wanted.workroles) +
    placePoints(job.location, wanted.locations) +
    Math.min(fields, FIELDS_COUNTED) * POINTS.sharedField
  );
}

function rolePoints(role: string, wanted: readonly string[]): number {
  if (wanted.includes(role)) return POINTS.sameRole;
  const group = workRoleById(role)?.group;
  const isInGroup = group && wanted.some((id) => workRoleById(id)?.group === group);
  return isInGroup ? POINTS.sameRoleGroup : 0;
}

function placePoints(location: string | null, wanted: readonly string[]): number {
  if (location === null) return 0;
  if (wanted.includes(location)) return POINTS.samePlace;
  const region = locationById(location)?.regionId;
  const isInRegion = wanted.some((id) => locationById(id)?.regionId === region);
  return isInRegion ? POINTS.sameRegion : 0;
}
