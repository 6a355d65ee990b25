import type { Application } from '#domain/api/portal';
import type { ApplicationStatus } from '#domain/applications/status';

/** The statuses that have been shown, by the application's id. */
export type SeenStatuses = ReadonlyMap<string, ApplicationStatus>;

type Shown = Pick<Application, 'id' | 'status'>;

/** The statuses of a list. */
export function statusesOf(applications: readonly Shown[]): SeenStatuses {
  return new Map(applications.map(({ id, status }) => [id, status]));
}

/**
 * The applications whose status differs from the one shown before; a new application is not a
 * change.
 */
export function statusNews<One extends Shown>(
  seen: SeenStatuses,
  applications: readonly One[],
): One[] {
  return applications.filter(({ id, status }) => seen.has(id) && seen.get(id) !== status);
}

/** Whether a list has exactly the statuses shown before. */
export function sameStatuses(seen: SeenStatuses, applications: readonly Shown[]): boolean {
  return (
    seen.size === applications.length &&
    applications.every(({ id, status }) => seen.get(id) === status)
  );
}
