import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LIVE_PLACE, type LiveEvent } from '#domain/api/live';
import { followLive } from './followLive';

let stop = () => {};
const streams: FakeStream[] = [];

/** A stream that the test speaks for. */
class FakeStream extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 1;
  onmessage: ((message: MessageEvent<string>) => void) | null = null;

  constructor() {
    super();
    streams.push(this);
  }

  begin(): void {
    this.dispatchEvent(new MessageEvent(LIVE_PLACE, { data: '', lastEventId: '1.0' }));
  }

  close(): void {
    this.readyState = FakeStream.CLOSED;
  }
}

function send(event: LiveEvent): void {
  const message = new MessageEvent('message', { data: JSON.stringify(event), lastEventId: '1.1' });
  streams.at(-1)?.onmessage?.(message);
}

beforeEach(() => void vi.stubGlobal('EventSource', FakeStream));
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

describe('the shell', () => {
  it.each<
    [type: 'profile' | 'resync' | 'preferences' | 'references' | 'experiences', asks: boolean]
  >([
    ['profile', true],
    ['resync', true],
    ['preferences', false],
    ['references', false],
    ['experiences', false],
  ])('at the event %s asks anew who is signed in: %s', async (type, asks) => {
    const onWho = vi.fn(async () => {});
    stop = followLive({ onWho, onSignedOut: () => {} });
    await vi.waitFor(() => expect(streams.at(-1)?.readyState).toBe(1));
    streams.at(-1)?.begin();
    onWho.mockClear();
    send({ type });
    expect(onWho).toHaveBeenCalledTimes(asks ? 1 : 0);
  });
});
