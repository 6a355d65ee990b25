import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#domain/api/errors';
import { fakeServices } from '../testing/fakeServices';
import { stubMatchMedia } from '../testing/stubMatchMedia';
import { authPageState } from './authPageState';
import { startBankidConfirmation } from './bankidConfirmation';

const TARGET = '/account?page=integrity';

beforeEach(() => {
  stubMatchMedia();
  vi.stubGlobal('location', { ...window.location, assign: vi.fn() });
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

it('leaves for BankID, to come back where the call was refused', async () => {
  const { client, asked } = fakeServices({
    'session/begin_bankid': { status: 0, authorizeUrl: '/broker?state=s' },
  });
  await startBankidConfirmation(client, TARGET, 'sv');
  expect(asked[0]?.request).toEqual({
    purpose: 'confirm',
    device: 'other',
    language: 'sv',
    targetPath: TARGET,
  });
  expect(authPageState.read('s')).toMatchObject({ purpose: 'confirm', targetPath: TARGET });
  expect(window.location.assign).toHaveBeenCalledExactlyOnceWith('/broker?state=s');
});

it('leads a candidate without a BankID to connect one', async () => {
  const { client } = fakeServices({
    'session/begin_bankid': new ApiError('conflict', 'No BankID yet.'),
  });
  await startBankidConfirmation(client, TARGET, 'sv');
  expect(window.location.assign).toHaveBeenCalledExactlyOnceWith(
    '/account?page=verify-bankid&type=get-started&target_path=%2Faccount%3Fpage%3Dintegrity',
  );
  expect({ ...window.localStorage }).toEqual({});
});

it('reports that BankID cannot be reached', async () => {
  const { client } = fakeServices({
    'session/begin_bankid': new ApiError('bankid_unavailable', 'No.'),
  });
  await expect(startBankidConfirmation(client, TARGET, 'sv')).rejects.toThrow();
  expect(window.location.assign).not.toHaveBeenCalled();
});
