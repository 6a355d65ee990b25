import type { DetailedError, UploadOptions } from 'tus-js-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { codeOf, sendByTus } from './sendFile';

/** What the protocol's client reports of a response; null: there was none. */
function failure(answer: { status: number; body: string } | null): DetailedError {
  const originalResponse = answer && {
    getStatus: () => answer.status,
    getBody: () => answer.body,
    getHeader: () => undefined,
    getUnderlyingObject: () => null,
  };
  const error = { originalRequest: null, originalResponse, causingError: null };
  return Object.assign(new Error('tus'), error) as unknown as DetailedError;
}

it.each([
  [null, 'network_error'],
  [{ status: 413, body: '{"code":"quota_exceeded"}' }, 'quota_exceeded'],
  [{ status: 409, body: '{"code":"conflict"}' }, 'conflict'],
  // HEAD has no body
  [{ status: 401, body: '' }, 'authentication_required'],
  [{ status: 404, body: '' }, 'upload_not_found'],
  // A proxy's own page
  [{ status: 413, body: '<html>' }, 'file_too_large'],
  [{ status: 429, body: 'slow down' }, 'rate_limited'],
  [{ status: 502, body: '<html>' }, 'unavailable'],
  [{ status: 500, body: '{"code":"toString"}' }, 'unavailable'],
  [{ status: 418, body: 'null' }, 'internal_error'],
])('%o is %s', (answer, code) => {
  expect(codeOf(failure(answer))).toBe(code);
});

it('treats the client’s own errors as a lost connection', () => {
  expect(codeOf(new Error('tus: failed'))).toBe('network_error');
});

const tus = vi.hoisted(() => ({
  options: [] as UploadOptions[],
  begun: 0,
  aborted: 0,
}));
vi.mock('tus-js-client', () => ({
  Upload: class {
    url = 'https://vikari.test/api/v2/users/uploads/u-1';
    constructor(_file: File, options: UploadOptions) {
      tus.options.push(options);
    }
    start() {
      tus.begun += 1;
    }
    abort() {
      tus.aborted += 1;
    }
  },
}));

describe('a connection that stalls', () => {
  const handlers = { onUrl: vi.fn(), onSent: vi.fn(), onWhole: vi.fn(), onFailed: vi.fn() };

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('location', { origin: 'https://vikari.test' });
    Object.assign(tus, { options: [], begun: 0, aborted: 0 });
    for (const handler of Object.values(handlers)) handler.mockReset();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  /** Begins to send; returns the options that the protocol's client was given. */
  async function send() {
    const { stop } = sendByTus(new File(['x'], 'cv.pdf'), { url: null }, handlers);
    await vi.advanceTimersByTimeAsync(0);
    const [options] = tus.options;
    if (!options || tus.begun !== 1) throw new Error('Nothing was begun.');
    return { ...options, stop };
  }

  it('is given up after half a minute without a byte, once', async () => {
    const { onProgress, onError } = await send();
    await vi.advanceTimersByTimeAsync(29_999);
    onProgress?.(40, 100);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(handlers.onFailed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(handlers.onFailed).toHaveBeenCalledExactlyOnceWith('request_timeout');
    expect(tus.aborted).toBe(1);
    // A late event of the first try is not taken for the second's
    onProgress?.(80, 100);
    onError?.(new Error('aborted'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(handlers.onSent.mock.calls).toEqual([[40]]);
    expect(handlers.onFailed).toHaveBeenCalledTimes(1);
  });

  it.each<[string, (sending: Awaited<ReturnType<typeof send>>) => void]>([
    ['was sent whole', ({ onSuccess }) => onSuccess?.({ lastResponse: {} } as never)],
    ['failed', ({ onError }) => onError?.(new Error('no network'))],
    ['was stopped', ({ stop }) => stop()],
  ])('is not waited for once the file %s', async (_how, finish) => {
    finish(await send());
    const calls = handlers.onFailed.mock.calls.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(handlers.onFailed).toHaveBeenCalledTimes(calls);
    expect(vi.getTimerCount()).toBe(0);
  });
});
