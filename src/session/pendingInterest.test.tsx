import { expect, it } from 'vitest';
import { PENDING_INTEREST_COOKIE } from '#domain/applications/pendingInterest';
import { pendingInterest } from './pendingInterest';

const press = { jobId: 'job-1', at: 1_800_000_000_000, key: 'k' };
const { at } = press;

function setCookie(value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server's header does
  document.cookie = `${PENDING_INTEREST_COOKIE}.job-1=${value}; path=/`;
}

it('returns a press that the server stored in the cookie, once', () => {
  setCookie(encodeURIComponent(JSON.stringify(press)));
  expect(pendingInterest.take('job-2', at)).toBeNull();
  expect(pendingInterest.take('job-1', at)).toEqual(press);
  expect(pendingInterest.take('job-1', at)).toBeNull();
  expect(document.cookie).not.toContain(PENDING_INTEREST_COOKIE);
});

it('keeps the press of each job, whichever is signed in for first', () => {
  const second = { ...press, jobId: 'job-2', key: 'k2' };
  pendingInterest.keep(press);
  pendingInterest.keep(second);
  expect(pendingInterest.take('job-1', at)).toEqual(press);
  expect(pendingInterest.take('job-2', at)).toEqual(second);
  pendingInterest.keep(press);
  pendingInterest.forget();
  expect({ ...window.localStorage }).toEqual({});
});

it.each(['%', 'no%20json', '%7B%22jobId%22%3A1%7D'])(
  'reads no press from the cookie %s',
  (value) => {
    setCookie(value);
    expect(pendingInterest.take('job-1', at)).toBeNull();
    pendingInterest.forget();
  },
);
