import type { Actor, ApplicationStatus } from './status';

/** One allowed edge of decision 11 and the one who may take it. */
export interface Edge {
  from: ApplicationStatus;
  to: ApplicationStatus;
  actor: Actor;
}

/** Still on its way: somebody may move it. */
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

/** The end of the road: nobody moves it any more. */
export const TERMINAL_STATUSES = [
  'employed',
  'rejected',
  'not_accepted',
  'not_interested',
  'expired',
  'account_deleted',
] as const satisfies readonly ApplicationStatus[];

/**
 * The states that may wait as `pending`. An invitation and a raised hand already wait for the
 * candidate, and holding them would lock her out of answering.
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
 * Decision 11, edge by edge. The edges to and from `pending` stand here for every state that may
 * be held; `canMove` lets only the one back that it left.
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
  ]),
];

const allowed = new Set(EDGES.map((edge) => `${edge.from}>${edge.to}:${edge.actor}`));
const holdable: ReadonlySet<ApplicationStatus> = new Set(HOLDABLE_STATUSES);
const open: ReadonlySet<ApplicationStatus> = new Set(OPEN_STATUSES);

/** Whether anybody may still move an application in this state. */
export function isOpen(status: ApplicationStatus): boolean {
  return open.has(status);
}

/**
 * Whether `actor` may move an application from one state to another.
 *
 * @param context.pendingFrom - the state a `pending` application left; null when not pending.
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
  // "After presented" looks through the pause at the state that was left.
  if (to === 'not_accepted') {
    return context.pendingFrom === 'presented' || context.pendingFrom === 'accepted';
  }
  return true;
}

/** The states `actor` may move it to now, in the order of `EDGES`. */
export function movesFor(
  from: ApplicationStatus,
  actor: Actor,
  context: { pendingFrom: ApplicationStatus | null },
): ApplicationStatus[] {
  return EDGES.filter((edge) => edge.from === from && edge.actor === actor)
    .map((edge) => edge.to)
    .filter((to) => canMove(from, to, actor, context));
}
