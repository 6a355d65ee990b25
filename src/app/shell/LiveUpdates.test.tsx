import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LIVE_CURSOR_EVENT, type LiveEvent } from '#domain/api/live';
import { useSessions } from '../../data/sessions';
import { fakeServices } from '../../testing/fakeServices';
import { renderSite } from '../../testing/renderSite';
import { LiveUpdates } from './LiveUpdates';

const streams: FakeStream[] = [];

/** A stream whose events the test sends. */
class FakeStream extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 1;
  onmessage: ((message: MessageEvent<string>) => void) | null = null;

  constructor() {
    super();
    streams.push(this);
  }

  begin(): void {
    this.dispatchEvent(new MessageEvent(LIVE_CURSOR_EVENT, { data: '', lastEventId: '1.0' }));
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
afterEach(() => vi.unstubAllGlobals());

describe('the live updates', () => {
  it.each<
    [type: 'profile' | 'resync' | 'preferences' | 'references' | 'experiences', asks: boolean]
  >([
    ['profile', true],
    ['resync', true],
    ['preferences', false],
    ['references', false],
    ['experiences', false],
  ])('after the event %s read the session again: %s', async (type, asks) => {
    const onWho = vi.fn(async () => {});
    await renderSite(<LiveUpdates userId="u-1" onWho={onWho} onSignedOut={() => {}} />);
    await vi.waitFor(() => expect(streams.at(-1)?.readyState).toBe(1));
    streams.at(-1)?.begin();
    onWho.mockClear();
    send({ type });
    expect(onWho).toHaveBeenCalledTimes(asks ? 1 : 0);
  });

  it('read the sessions again when one has begun or ended elsewhere', async () => {
    const { client, asked } = fakeServices({ 'session/sessions': { status: 0, results: [] } });
    function Sessions() {
      useSessions();
      return <LiveUpdates userId="u-1" onWho={async () => {}} onSignedOut={() => {}} />;
    }
    await renderSite(<Sessions />, { api: client });
    await vi.waitFor(() => expect(streams.at(-1)?.readyState).toBe(1));
    streams.at(-1)?.begin();
    // Once for the page, and once since a stream that begins has missed what was before
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    send({ type: 'sessions' });
    await vi.waitFor(() => expect(asked).toHaveLength(3));
  });
});
