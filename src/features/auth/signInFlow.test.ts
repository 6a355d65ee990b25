import { describe, expect, it } from 'vitest';
import type { AuthPageState } from '../../session/authPageState';
import {
  opened,
  type SignInEffect,
  type SignInEvent,
  type SignInFlow,
  shownOf,
  signInFlow,
  waitingDevice,
} from './signInFlow';

const KEPT: AuthPageState = {
  purpose: 'login',
  targetPath: '/jobb/a',
  sessionID: null,
  sharedComputer: true,
};
const DEPARTURE = { device: 'other', kept: KEPT } as const;

const IDLE: SignInFlow = { state: 'idle' };
const CHOOSING: SignInFlow = { state: 'choosing', method: 'qr' };
const LEAVING: SignInFlow = { state: 'leaving', method: 'qr' };
const RETURNED: SignInFlow = { state: 'returned' };
const PROBLEM: SignInFlow = { state: 'problem', problem: 'network', kept: null };
const STOPPED: SignInFlow = { state: 'problem', problem: 'cancelled', kept: KEPT };
const ALL = [IDLE, CHOOSING, LEAVING, RETURNED, PROBLEM, STOPPED];

const go = (path: string, passOn: 'not_registered' | null = null): SignInEffect => ({
  type: 'go',
  path,
  passOn,
});
const failed = (code: 'bankid_cancelled' | 'bankid_not_registered' | 'internal_error') =>
  ({ type: 'finished', outcome: { kind: 'failed', code, state: KEPT } }) as const;

const CHANGES: [SignInFlow, SignInEvent, SignInFlow, SignInEffect[]][] = [
  [IDLE, { type: 'chosen', method: 'qr' }, CHOOSING, [{ type: 'prepare', method: 'qr' }]],
  [PROBLEM, { type: 'chosen', method: 'qr' }, CHOOSING, [{ type: 'prepare', method: 'qr' }]],
  [
    CHOOSING,
    { type: 'prepared', departure: DEPARTURE },
    LEAVING,
    [{ type: 'leave', departure: DEPARTURE }],
  ],
  [CHOOSING, { type: 'prepared', departure: null }, IDLE, []],
  [CHOOSING, { type: 'stopped', problem: 'network' }, PROBLEM, []],
  [LEAVING, { type: 'stopped', problem: 'network' }, PROBLEM, []],
  [
    LEAVING,
    { type: 'stopped', problem: 'signed_in' },
    { state: 'problem', problem: 'signed_in', kept: null },
    [{ type: 'ask_who' }],
  ],
  [CHOOSING, { type: 'failed' }, IDLE, []],
  [LEAVING, { type: 'failed' }, IDLE, []],
  [CHOOSING, { type: 'restored' }, IDLE, []],
  [LEAVING, { type: 'restored' }, IDLE, []],
  [
    RETURNED,
    { type: 'finished', outcome: { kind: 'signed_in', targetPath: '/jobb/a' } },
    RETURNED,
    [go('/jobb/a')],
  ],
  [
    RETURNED,
    { type: 'finished', outcome: { kind: 'signed_in', targetPath: null } },
    RETURNED,
    [go('/job-applications')],
  ],
  [RETURNED, { type: 'finished', outcome: { kind: 'nothing' } }, RETURNED, [go('/login')]],
  [RETURNED, failed('bankid_cancelled'), STOPPED, []],
  [RETURNED, failed('internal_error'), { state: 'problem', problem: 'login', kept: KEPT }, []],
  [
    RETURNED,
    failed('bankid_not_registered'),
    RETURNED,
    [go('/register?target_path=%2Fjobb%2Fa&shared_computer=1', 'not_registered')],
  ],
];

describe('signInFlow', () => {
  it.each(CHANGES)('%j, %j', (flow, event, next, effects) => {
    expect(signInFlow(flow, event)).toEqual([next, effects]);
  });

  it('changes nothing at an event that does not fit', () => {
    for (const [, event] of CHANGES) {
      const fitting = CHANGES.filter(([, { type }]) => type === event.type).map(([flow]) => flow);
      const never = ALL.filter(({ state }) => !fitting.some((flow) => flow.state === state));
      for (const flow of never) expect(signInFlow(flow, event)).toEqual([flow, []]);
    }
  });

  it.each([
    [IDLE, 'methods', null, null],
    [CHOOSING, 'methods', 'other', null],
    [LEAVING, 'methods', 'other', null],
    [{ state: 'leaving', method: 'device' }, 'methods', 'same', null],
    [{ state: 'choosing', method: 'email' }, 'methods', null, null],
    [RETURNED, 'finishing', null, null],
    [PROBLEM, 'methods', null, 'network'],
    [STOPPED, 'stopped', null, 'cancelled'],
  ] as const)('%j shows %s', (flow, view, waiting, problem) => {
    const shown = shownOf(flow);
    expect(shown).toMatchObject({ view, problem });
    expect(waitingDevice(shown)).toBe(waiting);
  });

  it('opens with a problem that it was sent to tell', () => {
    expect(opened()).toEqual(IDLE);
    expect(opened('network')).toEqual(PROBLEM);
  });
});
