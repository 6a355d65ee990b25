import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#domain/api/errors';
import { webStore } from '../../lib/store/webStore';
import { passMinute } from '../../testing/passMinute';
import { keptUploads } from './keptUploads';
import type { SendHandlers } from './sendFile';
import { createUploadStore, type UploadStore } from './uploadStore';

const URL = '/api/v2/users/uploads/abc';
const file = new File(['innehåll'], 'cv.pdf', { type: 'application/pdf', lastModified: 1 });

/** The calls, in the order in which the server would get them. */
let sends: { from: string | null; stopped: boolean; on: SendHandlers }[];
const drop = vi.fn(async () => {});
const submit = vi.fn(async () => {});
let kept: ReturnType<typeof keptUploads>;
let store: UploadStore;

beforeEach(() => {
  vi.useFakeTimers();
  sends = [];
  drop.mockClear();
  submit.mockReset();
  sessionStorage.clear();
  kept = keptUploads(webStore(() => sessionStorage));
  store = createUploadStore({
    send(_file, { url }, on) {
      const one = { from: url, stopped: false, on };
      sends.push(one);
      return {
        stop: () => {
          one.stopped = true;
        },
      };
    },
    drop,
    kept,
    submit,
  });
});
afterEach(() => void vi.useRealTimers());

const add = () => store.add(file, { type: 'cv', replaces: null });
const phases = () => store.read().map(({ phase }) => phase);
const on = (index: number): SendHandlers => {
  const one = sends[index];
  if (!one) throw new Error(`Nothing was sent ${index + 1} times.`);
  return one.on;
};
const id = () => store.read()[0]?.id ?? '';

it('sends a file, creates its document once, and removes the stored address', async () => {
  add();
  on(0).onUrl(URL);
  expect(kept.find('cv', file)).toBe(URL);
  on(0).onSent(4);
  expect(store.read()[0]).toMatchObject({ phase: 'sending', sent: 4 });
  on(0).onWhole(URL);
  expect(phases()).toEqual(['checking']);
  await passMinute();
  expect(phases()).toEqual(['done']);
  expect(submit).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ uploadId: 'abc' }));
  expect(kept.types()).toEqual([]);
});

it('continues by itself after a lost connection, from the server’s offset', async () => {
  add();
  on(0).onUrl(URL);
  on(0).onFailed('network_error');
  expect(phases()).toEqual(['waiting']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(phases()).toEqual(['sending']);
  expect(sends[1]?.from).toBe(URL);
});

it('stops at once when the browser goes offline, and retries at once when it is online', () => {
  add();
  store.breakLine();
  expect(sends[0]?.stopped).toBe(true);
  expect(phases()).toEqual(['waiting']);
  store.wake();
  expect(phases()).toEqual(['sending']);
  expect(sends).toHaveLength(2);
});

it('requests the document again with the same key when the answer was lost', async () => {
  submit.mockRejectedValueOnce(new ApiError('network_error', 'Lost.'));
  add();
  on(0).onUrl(URL);
  on(0).onWhole(URL);
  await passMinute();
  expect(phases()).toEqual(['done']);
  expect(sends).toHaveLength(1);
  const [first, second] = submit.mock.calls as unknown as [{ idempotencyKey: string }][];
  expect(second?.[0].idempotencyKey).toBe(first?.[0].idempotencyKey);
});

it('shows why a file was refused, and sends it again on request', async () => {
  const fields = { file: 'file.reason.script' };
  submit.mockRejectedValueOnce(new ApiError('file_active_content', 'A script.', fields));
  add();
  on(0).onUrl(URL);
  on(0).onWhole(URL);
  await passMinute();
  const refused = { phase: 'failed', problem: 'file_active_content', reason: 'script' };
  expect(store.read()[0]).toMatchObject(refused);
  store.resume(id());
  expect(sends[1]?.from).toBeNull();
});

it('pauses, and continues on request', async () => {
  add();
  on(0).onUrl(URL);
  store.pause(id());
  expect(sends[0]?.stopped).toBe(true);
  await passMinute();
  expect(phases()).toEqual(['paused']);
  store.resume(id());
  expect(sends[1]?.from).toBe(URL);
});

it('removes a cancelled upload from the list and the server', () => {
  add();
  on(0).onUrl(URL);
  store.cancel(id());
  expect(store.read()).toEqual([]);
  expect(drop).toHaveBeenCalledExactlyOnceWith(URL);
  expect(kept.types()).toEqual([]);
});

it('restores after a reload the unfinished types, and the offset for the same file', () => {
  kept.keep('cv', file, URL);
  kept.keep('other', { size: 1, lastModified: 2 }, `${URL}2`);
  expect(store.unfinished()).toEqual(['cv', 'other']);
  add();
  expect(sends[0]?.from).toBe(URL);
  expect(store.unfinished()).toEqual(['other']);
});

it('sends nothing to an address that is not the server’s own', () => {
  sessionStorage.setItem('upload.cv.9.1', JSON.stringify('https://evil.example/x'));
  expect(kept.find('cv', { size: 9, lastModified: 1 })).toBeNull();
});

it('stops everything at sign-out', async () => {
  add();
  on(0).onFailed('network_error');
  add();
  store.close();
  await passMinute();
  expect(store.read()).toEqual([]);
  expect(sends).toHaveLength(2);
  expect(sends[1]?.stopped).toBe(true);
});

it('adds no file that was still being prepared when its candidate signed out', () => {
  store.close();
  add();
  expect(store.read()).toEqual([]);
  expect(sends).toEqual([]);
});
