import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSiteData } from '../data/siteData';
import { fakeServices } from '../testing/fakeServices';
import { passMinute } from '../testing/passMinute';
import { type AuthPageState, authPageState } from './authPageState';
import { finishBankid } from './finishBankid';
import { keepReturnFragment } from './returnFragment';
import { leaveForBankid } from './signIn';
import { leaveForProvider } from './social';

/** Several sign-ins that are under way in one browser, each with its own page to end at. */
const FLOWS = [
  { purpose: 'login', targetPath: '/jobb/a', sessionID: null, sharedComputer: false },
  { purpose: 'register', targetPath: '/jobb/b', sessionID: 'r1', sharedComputer: true },
  { purpose: 'confirm', targetPath: '/account', sessionID: null, sharedComputer: false },
  {
    purpose: 'login',
    targetPath: '/jobb/d',
    sessionID: null,
    sharedComputer: false,
    provider: 'google',
  },
] as const satisfies AuthPageState[];

/** The call that each of them must come to. */
const CALLS = [
  'auth/bankid_login',
  'auth/bankid_register',
  'auth/confirm_bankid',
  'auth/social_auth',
];

/** Every order of the given numbers. */
function ordersOf(numbers: readonly number[]): number[][] {
  if (numbers.length === 0) return [[]];
  return numbers.flatMap((first) =>
    ordersOf(numbers.filter((one) => one !== first)).map((rest) => [first, ...rest]),
  );
}

const granted = { status: 0, login_token: 't', targetPath: null };
let begun = 0;
const { client, asked } = fakeServices({
  'session/begin_bankid': () => ({ status: 0, authorizeUrl: `/b?state=s${begun}` }),
  'session/begin_social': () => ({
    status: 0,
    authorizeUrl: '/g',
    state: `s${begun}`,
    firebase: null,
  }),
  'auth/bankid_login': granted,
  'auth/bankid_register': granted,
  'auth/confirm_bankid': { status: 0, targetPath: null },
  'auth/social_auth': { ...granted, userData: { userId: 'u', bankIdVerified: true } },
  'session/sign_in': { status: 0, profile: { userId: 'u' }, sharedComputer: false },
  'session/begun_sign_in': { status: 0, begun: null },
});

async function leave(index: number): Promise<void> {
  begun = index;
  const flow = FLOWS[index];
  if (!flow) return;
  if ('provider' in flow) await leaveForProvider(client, flow, flow.provider, 'sv');
  else await leaveForBankid(client, flow, 'same', 'sv');
}

async function comeBack(index: number) {
  const flow = FLOWS[index];
  const data = createSiteData(client);
  keepReturnFragment(data, `#id_token=a.b.c&state=s${index}`);
  asked.length = 0;
  const ended = finishBankid(data, flow && 'provider' in flow ? 'social' : 'bankid');
  await passMinute();
  return { outcome: await ended, call: asked[0] };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { ...window.location, assign: vi.fn() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const ALL = FLOWS.map((_, index) => index);

describe('several sign-ins in one browser', () => {
  it.each(ordersOf(ALL).map((order) => [order.join(' '), order] as const))(
    'each end at their own page with their own call, coming back in the order %s',
    async (_name, order) => {
      // Left in the opposite order, so that the last to leave is also tried as the last to return
      for (const index of order.toReversed()) await leave(index);
      for (const index of order) {
        const { outcome, call } = await comeBack(index);
        expect(outcome).toEqual({ kind: 'signed_in', targetPath: FLOWS[index]?.targetPath });
        expect(call?.path).toBe(CALLS[index]);
      }
      expect({ ...window.localStorage, ...window.sessionStorage }).toEqual({});
    },
  );

  it('each keep their own, when one of them is cancelled', async () => {
    for (const index of ALL) await leave(index);
    const data = createSiteData(client);
    keepReturnFragment(data, '#error=access_denied&state=s1');
    expect(await finishBankid(data)).toEqual({
      kind: 'failed',
      code: 'bankid_cancelled',
      state: FLOWS[1],
    });
    const { outcome } = await comeBack(0);
    expect(outcome).toMatchObject({ targetPath: '/jobb/a' });
  });

  it('forgets those that nobody came back from', async () => {
    await leave(0);
    vi.advanceTimersByTime(21 * 60 * 1000);
    await leave(2);
    expect(authPageState.read('s0')).toBeNull();
    expect(authPageState.read('s2')).toMatchObject({ purpose: 'confirm' });
  });
});

describe('a return that this browser has kept nothing of', () => {
  const back = async (answer: object) => {
    const services = { 'session/begun_sign_in': answer, 'auth/bankid_register': granted };
    const session = { status: 0, profile: { userId: 'u' }, sharedComputer: false };
    const own = fakeServices({ ...services, 'session/sign_in': session });
    const data = createSiteData(own.client);
    keepReturnFragment(data, '#id_token=a.b.c&state=x');
    const ended = finishBankid(data);
    await passMinute();
    return { outcome: await ended, asked: own.asked };
  };

  it('is told by the server what it was begun for', async () => {
    const kept = { purpose: 'register', provider: null, targetPath: '/jobb/b', sessionID: 'r1' };
    const { outcome, asked } = await back({ status: 0, begun: { ...kept, sharedComputer: false } });
    expect(asked.map(({ path }) => path).slice(0, 2)).toEqual([
      'session/begun_sign_in',
      'auth/bankid_register',
    ]);
    expect(outcome).toEqual({ kind: 'signed_in', targetPath: '/jobb/b' });
  });

  it('is another browser’s when the server knows none either, and uses nothing up', async () => {
    const { outcome, asked } = await back({ status: 0, begun: null });
    expect(outcome).toMatchObject({ kind: 'failed', code: 'other_browser' });
    expect(asked.map(({ path }) => path)).toEqual(['session/begun_sign_in']);
  });
});
