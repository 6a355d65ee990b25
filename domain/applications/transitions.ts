import type { Actor, ApplicationStatus } from './status';

/** One allowed edge of decision 11 of the specification and the actor who may take it. */
export interface Edge {
  from: ApplicationStatus;
  to: ApplicationStatus;
  actor: Actor;
}

/** Not ended: someone may move it. */
export const OPEN_STATUSES = [
  'sent',
  'interested',
  'candidate',
  'qualified',
  'documented',
  'presented',
  'accepted',
  'pending',
] as const satisfies readonly ApplicationStatus[];

/** Ended: it is never moved again. */
export const TERMINAL_STATUSES = [
  'employed',
  'rejected',
  'not_accepted',
  'not_interested',
  'expired',
  'account_deleted',
] as const satisfies readonly ApplicationStatus[];

/**
 * The statuses that may become `pending`. An invitation and shown interest already wait for the
 * candidate; pending would prevent the candidate's answer.
 */
export const HOLDABLE_STATUSES = [
  'candidate',
  'qualified',
  'documented',
  'presented',
  'accepted',
] as const satisfies readonly ApplicationStatus[];

const FORWARD: readonly Edge[] = [
  { from: 'sent', to: 'interested', actor: 'candidate' },
  { from: 'interested', to: 'candidate', actor: 'candidate' },
  { from: 'candidate', to: 'qualified', actor: 'employer' },
  { from: 'qualified', to: 'documented', actor: 'employer' },
  { from: 'documented', to: 'presented', actor: 'employer' },
  { from: 'presented', to: 'accepted', actor: 'employer' },
  { from: 'accepted', to: 'employed', actor: 'employer' },
];

/**
 * Decision 11 of the specification, edge by edge. The edges to and from `pending` are listed for
 * every status that may become pending; `canMove` allows only the way back to the status that it
 * left.
 */
export const EDGES: readonly Edge[] = [
  ...FORWARD,
  ...OPEN_STATUSES.flatMap((from): Edge[] => [
    { from, to: 'rejected', actor: 'employer' },
    { from, to: 'not_interested', actor: 'candidate' },
    { from, to: 'expired', actor: 'system' },
    { from, to: 'account_deleted', actor: 'system' },
  ]),
  { from: 'presented', to: 'not_accepted', actor: 'employer' },
  { from: 'accepted', to: 'not_accepted', actor: 'employer' },
  { from: 'pending', to: 'not_accepted', actor: 'employer' },
  ...HOLDABLE_STATUSES.flatMap((state): Edge[] => [
    { from: state, to: 'pending', actor: 'employer' },
    { from: 'pending', to: state, actor: 'employer' },
    // The candidate has shared what was asked for
    { from: 'pending', to: state, actor: 'candidate' },
  ]),
];

const allowed = new Set(EDGES.map((edge) => `${edge.from}>${edge.to}:${edge.actor}`));
const holdable: ReadonlySet<ApplicationStatus> = new Set(HOLDABLE_STATUSES);
const open: ReadonlySet<ApplicationStatus> = new Set(OPEN_STATUSES);

/** Whether any actor may still move an application in this status. */
export function isOpen(status: ApplicationStatus): boolean {
  return open.has(status);
}

/**
 * Whether `actor` may move an application from one status to another.
 *
 * @param context.pendingFrom - the status a `pending` application left; null when not pending.
 */
export function canMove(
  from: ApplicationStatus,
  to: ApplicationStatus,
  actor: Actor,
  context: { pendingFrom: ApplicationStatus | null },
): boolean {
  if (!allowed.has(`${from}>${to}:${actor}`)) return false;
  if (from !== 'pending') return true;
  if (holdable.has(to)) return to === context.pendingFrom;
  // "After presented" depends on the status that was left, also while pending.
  if (to === 'not_accepted') {
    return context.pendingFrom === 'presented' || context.pendingFrom === 'accepted';
  }
  return true;
}

/** The statuses `actor` may move it to now, in the order of `EDGES`. */
export function movesFor(
  from: ApplicationStatus,
  actor: Actor,
  context: { pendingFrom: ApplicationStatus | null },
): ApplicationStatus[] {
  return EDGES.filter((edge) => edge.from === from && edge.actor === actor)
    .map((edge) => edge.to)
    .filter((to) => canMove(from, to, actor, context));
}
