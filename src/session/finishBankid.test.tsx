import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#domain/api/errors';
import type { ApiClient } from '../data/apiClient';
import { createSiteData } from '../data/siteData';
import { fakeServices } from '../testing/fakeServices';
import { passMinute } from '../testing/passMinute';
import { authPageState } from './authPageState';
import { finishBankid } from './finishBankid';
import { keepReturnFragment } from './returnFragment';

const LEFT = {
  purpose: 'login',
  targetPath: '/jobb/a',
  sessionID: null,
  sharedComputer: false,
} as const;

const SIGNED_IN = {
  'auth/bankid_login': { status: 0, login_token: 't', targetPath: '/from-server' },
  'auth/bankid_register': { status: 0, login_token: 't', targetPath: null },
  'session/sign_in': { status: 0, profile: { userId: 'u' }, sharedComputer: false },
};

describe('finishBankid', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    window.localStorage.clear();
  });

  /** The outcome on a page that was opened with this fragment. */
  async function outcome(client: ApiClient, hash: string) {
    const data = createSiteData(client);
    keepReturnFragment(data, hash);
    const [first, second] = [finishBankid(data), finishBankid(data)];
    await passMinute();
    expect(await second).toBe(await first);
    return first;
  }

  it('logs in once for repeated calls, and returns to the earlier page', async () => {
    const { client, asked } = fakeServices(SIGNED_IN);
    authPageState.write('s', LEFT);
    expect(await outcome(client, '#id_token=a.b.c&state=s')).toEqual({
      kind: 'signed_in',
      targetPath: '/jobb/a',
    });
    expect(asked).toMatchObject([
      { path: 'auth/bankid_login', request: { id_token: 'a.b.c', state: 's' } },
      { path: 'session/sign_in', request: { login_token: 't' } },
    ]);
    expect(authPageState.read('s')).toBeNull();
  });

  it('sends the code of a broker that answers with one, once', async () => {
    const { client, asked } = fakeServices(SIGNED_IN);
    authPageState.write('s', LEFT);
    expect(await outcome(client, '#code=c-1&state=s')).toEqual({
      kind: 'signed_in',
      targetPath: '/jobb/a',
    });
    expect(asked).toMatchObject([
      { path: 'auth/bankid_login', request: { code: 'c-1', state: 's' } },
      { path: 'session/sign_in' },
    ]);
    expect(asked[0]?.request).not.toHaveProperty('id_token');
  });

  it.each([
    ['server_error', 'broker_fault', true],
    ['invalid_scope', 'broker_fault', true],
    ['temporarily_unavailable', 'bankid_unavailable', true],
    ['access_denied', 'bankid_cancelled', false],
  ])(
    'after %s says %s, and tells the server where nobody here can mend it',
    async (error, code, isTold) => {
      const { client, asked } = fakeServices({ 'session/refused_sign_in': { status: 0 } });
      authPageState.write('s', LEFT);
      expect(
        await outcome(client, `#error=${error}&error_description=of+811228-9874&state=s`),
      ).toMatchObject({ kind: 'failed', code });
      const told = isTold
        ? [{ path: 'session/refused_sign_in', request: { state: 's', error } }]
        : [];
      expect(asked).toMatchObject(told);
      expect(JSON.stringify(asked)).not.toContain('811228');
    },
  );

  it('says of a refused answer that it is not the user’s fault', async () => {
    const fault = new ApiError('invalid_token', 'No acr.', undefined, { problem: 'broker_fault' });
    const { client } = fakeServices({
      'auth/bankid_login': fault,
      'session/me': { status: 0, profile: null },
    });
    authPageState.write('s', LEFT);
    expect(await outcome(client, '#id_token=a.b.c&state=s')).toMatchObject({
      code: 'broker_fault',
    });
  });

  it('follows the server’s target path when the broker repeats no state', async () => {
    const { client } = fakeServices(SIGNED_IN);
    expect(await outcome(client, '#id_token=a.b.c')).toEqual({
      kind: 'signed_in',
      targetPath: '/from-server',
    });
  });

  it('completes a registration with its session', async () => {
    const { client, asked } = fakeServices(SIGNED_IN);
    authPageState.write('s', {
      purpose: 'register',
      targetPath: null,
      sessionID: 'r1',
      sharedComputer: false,
    });
    expect(await outcome(client, '#id_token=a.b.c&state=s')).toEqual({
      kind: 'signed_in',
      targetPath: null,
    });
    expect(asked[0]).toMatchObject({
      path: 'auth/bankid_register',
      request: { id_token: 'a.b.c', sessionID: 'r1' },
    });
  });

  it.each([
    ['no answer', '#state=s', { kind: 'nothing' }],
    [
      'a cancelled one',
      '#error=access_denied&state=s',
      { kind: 'failed', code: 'bankid_cancelled', state: LEFT },
    ],
  ])('makes no call and removes the stored state after %s', async (_name, hash, expected) => {
    const { client, asked } = fakeServices(SIGNED_IN);
    authPageState.write('s', LEFT);
    expect(await outcome(client, hash)).toEqual(expected);
    expect(asked).toEqual([]);
    expect(authPageState.read('s')).toBeNull();
  });

  it('returns the refusal with its code and the state from before', async () => {
    const refusal = new ApiError('bankid_not_registered', 'Not registered.');
    const { client } = fakeServices({ 'auth/bankid_login': refusal });
    authPageState.write('s', LEFT);
    expect(await outcome(client, '#id_token=a.b.c&state=s')).toEqual({
      kind: 'failed',
      code: 'bankid_not_registered',
      state: LEFT,
    });
  });
});
