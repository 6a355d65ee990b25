import type { Application } from '#domain/api/portal';
import type { ApplicationStatus } from '#domain/applications/status';

/** The statuses that have been seen, by the application's id. */
export type SeenStatuses = ReadonlyMap<string, ApplicationStatus>;

type Shown = Pick<Application, 'id' | 'status'>;

/** What a list shows. */
export function statusesOf(applications: readonly Shown[]): SeenStatuses {
  return new Map(applications.map(({ id, status }) => [id, status]));
}

/** The applications whose status is another than the one seen; one never seen is no news. */
export function statusNews<One extends Shown>(
  seen: SeenStatuses,
  applications: readonly One[],
): One[] {
  return applications.filter(({ id, status }) => seen.has(id) && seen.get(id) !== status);
}

/** Whether a list shows just what has been seen. */
export function sameStatuses(seen: SeenStatuses, applications: readonly Shown[]): boolean {
  return (
    seen.size === applications.length &&
    applications.every(({ id, status }) => seen.get(id) === status)
  );
}
