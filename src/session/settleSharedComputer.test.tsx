import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { APP_BANNER_KEY } from '#domain/appBanner';
import { PENDING_INTEREST_COOKIE } from '#domain/applications/pendingInterest';
import { STORAGE_KEY } from '#domain/limits';
import { SHARED_COOKIE, SHARED_IDLE } from '#domain/signIn/sharedComputer';
import { localStore } from '../lib/store/localStore';
import { sessionStore } from '../lib/store/sessionStore';
import { authPageState } from './authPageState';
import { PENDING_INTEREST_KEY } from './pendingInterest';
import { settleSharedComputer } from './settleSharedComputer';

const NOW = Date.parse('2026-03-02T09:00:00Z');
const TAX = { otherIncome: 412_000 };

/** As the server sets it with the session, and as the browser deletes it when it is closed. */
function setShared(is: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the test's own browser
  document.cookie = `${SHARED_COOKIE}=true; path=/; max-age=${is ? 86_400 : 0}`;
}
const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

beforeEach(() => setShared(false));
afterEach(() => {
  setShared(false);
  localStorage.clear();
  sessionStorage.clear();
});

it('keeps in the tab alone what is kept in a session on a shared computer', () => {
  setShared(true);
  settleSharedComputer(NOW);
  localStore.write(STORAGE_KEY.ownTax, TAX);
  expect(localStore.read(STORAGE_KEY.ownTax)).toEqual(TAX);
  expect(localStore.keys('own_')).toEqual([STORAGE_KEY.ownTax]);
  expect({ ...localStorage }).toEqual({});
  localStore.remove(STORAGE_KEY.ownTax);
  expect(localStore.read(STORAGE_KEY.ownTax)).toBeNull();
  localStore.write('saved.seen', 1);
  localStore.removeAll('saved.');
  expect(stored()).not.toContain('saved.');
});

it('leaves nothing of who sat there before, but what was pressed to be asked to sign in', () => {
  localStore.write(STORAGE_KEY.ownTax, TAX);
  localStore.write(STORAGE_KEY.lastVisitedUrl, '/jobs?q=natt');
  localStore.write(`${PENDING_INTEREST_KEY}.v-1`, { jobId: 'v-1' });
  localStore.write(APP_BANNER_KEY, NOW);
  setShared(true);
  // Before the first page of the session too
  expect(localStore.read(STORAGE_KEY.ownTax)).toBeNull();
  settleSharedComputer(NOW);
  expect(localStore.read(`${PENDING_INTEREST_KEY}.v-1`)).toEqual({ jobId: 'v-1' });
  expect({ ...localStorage }).toEqual({ [APP_BANNER_KEY]: String(NOW) });
});

it('takes a press without a script along, and removes its cookie', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the test's own browser
  document.cookie = `${PENDING_INTEREST_COOKIE}.v-2=${encodeURIComponent('{"jobId":"v-2"}')}; path=/`;
  setShared(true);
  settleSharedComputer(NOW);
  expect(localStore.read(`${PENDING_INTEREST_KEY}.v-2`)).toEqual({ jobId: 'v-2' });
  expect(document.cookie).not.toContain(PENDING_INTEREST_COOKIE);
});

it.each([
  ['the browser was closed and brought the tab back', () => setShared(false), NOW + 1],
  ['it brought the cookies back too, after the session', () => {}, NOW + SHARED_IDLE],
])('leaves nothing of the session at the first page after it: %s', (_how, close, later) => {
  setShared(true);
  settleSharedComputer(NOW);
  localStore.write(STORAGE_KEY.ownTax, TAX);
  sessionStore.write('draft.anna.apply', { sealed: '412000' });
  close();
  settleSharedComputer(later);
  expect(stored()).not.toContain('412');
});

it('keeps what is typed while the page is used, and not for who comes after a long pause', () => {
  vi.useFakeTimers({ now: NOW });
  try {
    setShared(true);
    settleSharedComputer(NOW);
    sessionStore.write('draft.anna.apply', { sealed: '412000' });
    vi.setSystemTime(NOW + SHARED_IDLE - 1);
    window.dispatchEvent(new Event('keydown'));
    const used = NOW + 2 * SHARED_IDLE - 2;
    settleSharedComputer(used);
    expect(stored()).toContain('412');
    vi.setSystemTime(used + SHARED_IDLE);
    window.dispatchEvent(new Event('pointerdown'));
    settleSharedComputer(used + SHARED_IDLE);
    expect(stored()).not.toContain('412');
  } finally {
    vi.useRealTimers();
  }
});

it('keeps in the tab what a sign-in on a shared computer needs', () => {
  const state = { purpose: 'login', targetPath: '/jobb/x', sessionID: null } as const;
  authPageState.write('s', { ...state, sharedComputer: true });
  expect({ ...localStorage }).toEqual({});
  expect(authPageState.read('s')).toMatchObject(state);
  authPageState.remove('s');
  expect(stored()).toBe('[{},{}]');
});
