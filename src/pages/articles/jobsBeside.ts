import { EMPTY_FILTER, type JobSearch } from '#domain/jobs/filter';

/** The jobs beside a text. */
const SHOWN = 3;

/** The latest jobs for some professions, or of all. */
export function jobsBeside(roles: readonly string[]): JobSearch {
  return { filter: { ...EMPTY_FILTER, workroles: [...roles] }, order: 'newest', pageLength: SHOWN };
}
