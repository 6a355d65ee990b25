import { describe, expect, it } from 'vitest';
import { type Actor, APPLICATION_STATUSES, type ApplicationStatus } from './status';
import {
  canMove,
  EDGES,
  HOLDABLE_STATUSES,
  isOpen,
  movesFor,
  OPEN_STATUSES,
  TERMINAL_STATUSES,
} from './transitions';

const ACTORS = ['candidate', 'employer', 'system'] as const satisfies readonly Actor[];

/**
 * Decision 11 of the specification written out by hand: the allowed next statuses for each status
 * and actor. A pending application is listed once per status it may have left.
 */
const EXPECTED: Record<string, Partial<Record<Actor, string>>> = {
  sent: {
    candidate: 'interested not_interested',
    employer: 'rejected',
    system: 'expired account_deleted',
  },
  interested: {
    candidate: 'candidate not_interested',
    employer: 'rejected',
    system: 'expired account_deleted',
  },
  candidate: {
    candidate: 'not_interested',
    employer: 'qualified rejected pending',
    system: 'expired account_deleted',
  },
  qualified: {
    candidate: 'not_interested',
    employer: 'documented rejected pending',
    system: 'expired account_deleted',
  },
  documented: {
    candidate: 'not_interested',
    employer: 'presented rejected pending',
    system: 'expired account_deleted',
  },
  presented: {
    candidate: 'not_interested',
    employer: 'accepted rejected not_accepted pending',
    system: 'expired account_deleted',
  },
  accepted: {
    candidate: 'not_interested',
    employer: 'employed rejected not_accepted pending',
    system: 'expired account_deleted',
  },
  'pending<candidate': {
    candidate: 'candidate not_interested',
    employer: 'candidate rejected',
    system: 'expired account_deleted',
  },
  'pending<qualified': {
    candidate: 'qualified not_interested',
    employer: 'qualified rejected',
    system: 'expired account_deleted',
  },
  'pending<documented': {
    candidate: 'documented not_interested',
    employer: 'documented rejected',
    system: 'expired account_deleted',
  },
  'pending<presented': {
    candidate: 'presented not_interested',
    employer: 'presented rejected not_accepted',
    system: 'expired account_deleted',
  },
  'pending<accepted': {
    candidate: 'accepted not_interested',
    employer: 'accepted rejected not_accepted',
    system: 'expired account_deleted',
  },
};

type Case = [
  from: ApplicationStatus,
  pendingFrom: ApplicationStatus | null,
  to: ApplicationStatus,
  actor: Actor,
  allowed: boolean,
];

const CASES: Case[] = APPLICATION_STATUSES.flatMap((from) =>
  (from === 'pending' ? HOLDABLE_STATUSES : [null]).flatMap((pendingFrom) =>
    APPLICATION_STATUSES.flatMap((to) =>
      ACTORS.map((actor): Case => {
        const row = EXPECTED[pendingFrom ? `pending<${pendingFrom}` : from];
        const targets = row?.[actor]?.split(' ') ?? [];
        return [from, pendingFrom, to, actor, targets.includes(to)];
      }),
    ),
  ),
);

describe('canMove', () => {
  it.each(CASES)('from %s (left %s) to %s by %s: %s', (from, pendingFrom, to, actor, allowed) => {
    expect(canMove(from, to, actor, { pendingFrom })).toBe(allowed);
  });

  it('allows a pending application without a stored status only to end', () => {
    expect(movesFor('pending', 'employer', { pendingFrom: null })).toEqual(['rejected']);
  });
});

describe('the states', () => {
  it('are open or terminal, never both', () => {
    expect([...OPEN_STATUSES, ...TERMINAL_STATUSES].sort()).toEqual(
      [...APPLICATION_STATUSES].sort(),
    );
  });

  it.each(APPLICATION_STATUSES.map((status) => [status]))(
    '%s is open exactly when an edge leaves it',
    (status) => {
      expect(isOpen(status)).toBe(EDGES.some((edge) => edge.from === status));
    },
  );

  it('have no edge twice', () => {
    const keys = EDGES.map((edge) => `${edge.from}>${edge.to}:${edge.actor}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('movesFor', () => {
  it('lists the forward edge first', () => {
    expect(movesFor('presented', 'employer', { pendingFrom: null })).toEqual([
      'accepted',
      'rejected',
      'not_accepted',
      'pending',
    ]);
  });
});
