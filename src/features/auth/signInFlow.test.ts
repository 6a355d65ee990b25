import { describe, expect, it } from 'vitest';
import type { AuthPageState } from '../../session/authPageState';
import type { BankidOutcome } from '../../session/finishBankid';
import {
  opened,
  type SignInEffect,
  type SignInEvent,
  type SignInFlow,
  shownOf,
  signInFlow,
  waitingDevice,
} from './signInFlow';

const KEPT = {
  purpose: 'login',
  targetPath: '/jobb/a',
  sessionID: null,
  sharedComputer: true,
} as const satisfies AuthPageState;
const DEPARTURE = { device: 'other', kept: KEPT } as const;

const IDLE: SignInFlow = { state: 'idle' };
const CHOOSING: SignInFlow = { state: 'choosing', method: 'qr' };
const LEAVING: SignInFlow = { state: 'leaving', method: 'qr' };
const WAITING: SignInFlow = { state: 'waiting', method: 'qr', lost: false };
const LOST: SignInFlow = { state: 'waiting', method: 'qr', lost: true };
const RETURNED: SignInFlow = { state: 'returned' };
const PROBLEM: SignInFlow = { state: 'problem', problem: 'network', kept: null };
const STOPPED: SignInFlow = { state: 'problem', problem: 'cancelled', kept: KEPT };
const AT_GOOGLE = { ...KEPT, provider: 'google' } as const;
const SOCIAL_DEPARTURE = { provider: 'google', kept: KEPT } as const;
const ALL = [IDLE, CHOOSING, LEAVING, WAITING, RETURNED, PROBLEM, STOPPED];

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
  [LEAVING, { type: 'opened' }, WAITING, []],
  [WAITING, { type: 'lost' }, LOST, []],
  [LOST, { type: 'seen' }, WAITING, []],
  [WAITING, { type: 'given_up' }, IDLE, []],
  [WAITING, { type: 'answered' }, RETURNED, []],
  [LOST, { type: 'answered' }, RETURNED, []],
  [CHOOSING, { type: 'given_up' }, IDLE, []],
  [LEAVING, { type: 'given_up' }, IDLE, []],
  [WAITING, { type: 'failed' }, IDLE, []],
  [WAITING, { type: 'restored' }, IDLE, []],
  [WAITING, { type: 'stopped', problem: 'network' }, PROBLEM, []],
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
    [go('/account')],
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

type Failure = Extract<BankidOutcome, { kind: 'failed' }>;

describe('a return from a provider', () => {
  it.each([
    ['bankid_cancelled', 'social_cancelled'],
    ['bankid_failed', 'social_problem'],
    ['invalid_token', 'social_failed'],
    ['internal_error', 'social_failed'],
    ['social_login_failed', 'social_failed'],
    ['social_unavailable', 'social_down'],
    ['unsupported_provider', 'unsupported_provider'],
    ['no_credential', 'no_credential'],
    ['no_auth_session', 'no_auth_session'],
    ['network_error', 'network'],
  ] as const)('that failed with %s is told as %s', (code, problem) => {
    const outcome: Failure = { kind: 'failed', code, state: AT_GOOGLE };
    const stopped = { state: 'problem', problem, kept: AT_GOOGLE };
    expect(signInFlow(RETURNED, { type: 'finished', outcome })).toEqual([stopped, []]);
  });

  it.each([
    ['link_requires_bankid', 'login'],
    ['social_not_registered', 'register'],
  ] as const)('with %s goes to %s, whose address says why', (code, page) => {
    const outcome: Failure = { kind: 'failed', code, state: AT_GOOGLE };
    const path = `/${page}?target_path=%2Fjobb%2Fa&problem=${code}&shared_computer=1`;
    const effect = { type: 'go', path, passOn: code };
    expect(signInFlow(RETURNED, { type: 'finished', outcome })).toEqual([RETURNED, [effect]]);
  });
});

describe('a refused BankID of a signed-in user', () => {
  it.each([
    ['confirm', 'invalid_token', 'confirm'],
    ['connect', 'conflict', 'connected_elsewhere'],
    ['connect', 'bankid_not_registered', 'not_registered'],
  ] as const)('for %s, refused with %s, stays here as %s', (purpose, code, problem) => {
    const state = { ...KEPT, purpose };
    const outcome: Failure = { kind: 'failed', code, state };
    const stopped = { state: 'problem', problem, kept: state };
    expect(signInFlow(RETURNED, { type: 'finished', outcome })).toEqual([stopped, []]);
  });
});

describe('signInFlow', () => {
  it('leaves for a provider', () => {
    const [choosing] = signInFlow(IDLE, { type: 'chosen', method: 'google' });
    expect(shownOf(choosing)).toMatchObject({ view: 'methods', loading: 'google' });
    const prepared = { type: 'prepared', departure: SOCIAL_DEPARTURE } as const;
    expect(signInFlow(choosing, prepared)).toEqual([
      { state: 'leaving', method: 'google' },
      [{ type: 'leave', departure: SOCIAL_DEPARTURE }],
    ]);
  });

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
    [WAITING, 'waiting', 'other', null],
    [LOST, 'lost', 'other', null],
    [RETURNED, 'finishing', null, null],
    [PROBLEM, 'methods', null, 'network'],
    [STOPPED, 'stopped', null, 'cancelled'],
  ] as const)('%j shows %s', (flow, view, waiting, problem) => {
    const shown = shownOf(flow);
    expect(shown).toMatchObject({ view, problem });
    expect(waitingDevice(shown)).toBe(waiting);
  });

  it('begins with the problem that was passed to it', () => {
    expect(opened()).toEqual(IDLE);
    expect(opened('network')).toEqual(PROBLEM);
  });
});
