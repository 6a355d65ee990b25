import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LiveEvent } from '#domain/api/live';
import { holds } from '../../scripts/testing/holds';
import {
  type LiveTab,
  liveTab,
  NEW_LIVE_TAB,
  type TabEffect,
  type TabInput,
  type TabMessage,
} from './liveTab';

const MINUTE = 60_000;
const PROFILE: LiveEvent = { type: 'profile' };
const RESYNC: TabEffect = { type: 'emit', event: { type: 'resync' } };
const EMIT: TabEffect = { type: 'emit', event: PROFILE };

/** A tab's state, with defaults. */
const aTab = (given: Partial<LiveTab> = {}): LiveTab => ({ ...NEW_LIVE_TAB, ...given });
const aLeader = (given: Partial<LiveTab> = {}): LiveTab =>
  aTab({ leading: true, streaming: true, shown: true, place: '1.1', ...given });
const heard = (message: TabMessage): TabInput => ({ type: 'heard', message });
const posted = (message: TabMessage): TabEffect => ({ type: 'post', message });
const anEvent = (after: string, id: string): TabMessage & { type: 'event' } => ({
  type: 'event',
  after,
  id,
  event: PROFILE,
});

describe('a tab of the shared live stream', () => {
  it.each<[string, LiveTab, TabInput, readonly TabEffect[]]>([
    [
      'takes the lock when it opens in view',
      aTab(),
      { type: 'joined', shown: true },
      [{ type: 'take' }],
    ],
    [
      'waits for the lock when it opens hidden, and asks where the stream is',
      aTab(),
      { type: 'joined', shown: false },
      [{ type: 'queue' }, posted({ type: 'joined' })],
    ],
    [
      'takes the lock when it comes into view',
      aTab({ place: '1.1' }),
      { type: 'shown' },
      [{ type: 'take' }],
    ],
    [
      'goes on where it is when elected',
      aTab({ place: '1.1' }),
      { type: 'elected' },
      [{ type: 'open', after: '1.1' }],
    ],
    [
      'begins now when elected without a place',
      aTab(),
      { type: 'elected' },
      [{ type: 'open', after: null }],
    ],
    [
      'closes the stream and waits when another takes the lock',
      aLeader(),
      { type: 'deposed' },
      [{ type: 'close' }, { type: 'queue' }],
    ],
    [
      'lets go of everything when its page goes away',
      aLeader(),
      { type: 'left' },
      [{ type: 'leave' }],
    ],
    [
      'reads everything once the first stream stands, and tells where',
      aLeader({ place: null }),
      { type: 'opened', place: '5.1' },
      [posted({ type: 'at', place: '5.1' }), RESYNC],
    ],
    [
      'reads nothing again when a stream goes on, and tells where',
      aLeader(),
      { type: 'opened', place: null },
      [posted({ type: 'at', place: '1.1' })],
    ],
    [
      'passes an event on with the place that it follows',
      aLeader(),
      { type: 'event', id: '2.1', event: PROFILE },
      [posted(anEvent('1.1', '2.1')), EMIT],
    ],
    [
      'passes on, but does not take twice, what it knows',
      aLeader({ place: '3.1' }),
      { type: 'event', id: '2.1', event: PROFILE },
      [posted(anEvent('3.1', '2.1'))],
    ],
    [
      'takes an event from the leader',
      aTab({ place: '1.1' }),
      heard(anEvent('1.1', '2.1')),
      [EMIT],
    ],
    ['drops an event at its place', aTab({ place: '2.1' }), heard(anEvent('1.1', '2.1')), []],
    ['drops an event before its place', aTab({ place: '10.1' }), heard(anEvent('1.1', '2.1')), []],
    [
      'reads everything when events before this one were missed',
      aTab({ place: '1.1' }),
      heard(anEvent('2.1', '3.1')),
      [RESYNC, EMIT],
    ],
    ['reads everything when it joins late', aTab(), heard({ type: 'at', place: '9.1' }), [RESYNC]],
    [
      'reads everything when it is behind the stream',
      aTab({ place: '9.1' }),
      heard({ type: 'at', place: '10.1' }),
      [RESYNC],
    ],
    [
      'knows the stream’s place already',
      aTab({ place: '9.1' }),
      heard({ type: 'at', place: '9.1' }),
      [],
    ],
    [
      'tells a new tab where the stream is',
      aLeader(),
      heard({ type: 'joined' }),
      [posted({ type: 'at', place: '1.1' })],
    ],
    ['leaves it to the leader to tell', aTab({ place: '1.1' }), heard({ type: 'joined' }), []],
    [
      'says nothing of a stream that does not stand yet',
      aLeader({ place: null }),
      heard({ type: 'joined' }),
      [],
    ],
    [
      'asks who is signed in, and lets the others ask, when the stream is refused',
      aLeader(),
      { type: 'refused' },
      [posted({ type: 'refused' }), EMIT],
    ],
    ['does so once for a row of refusals', aLeader({ refused: true }), { type: 'refused' }, []],
    [
      'asks who is signed in when the leader was refused',
      aTab(),
      heard({ type: 'refused' }),
      [EMIT],
    ],
    [
      'answers that it is shown',
      aTab({ shown: true }),
      heard({ type: 'anyone_shown' }),
      [posted({ type: 'shown' })],
    ],
    ['is silent when it is hidden', aTab(), heard({ type: 'anyone_shown' }), []],
    [
      'looks for shown tabs while it is hidden itself',
      aLeader({ shown: false }),
      { type: 'minute' },
      [posted({ type: 'anyone_shown' })],
    ],
    ['need not look while it is shown', aLeader(), { type: 'minute' }, []],
    ['need not look while another leads', aTab(), { type: 'minute' }, []],
    [
      'opens the closed stream when another tab is shown',
      aLeader({ streaming: false, shown: false }),
      heard({ type: 'shown' }),
      [{ type: 'open', after: '1.1' }],
    ],
    [
      'opens the closed stream when it is shown itself',
      aLeader({ streaming: false, shown: false }),
      { type: 'shown' },
      [{ type: 'open', after: '1.1' }],
    ],
  ])('%s', (_what, tab, input, effects) => {
    expect(liveTab(tab, input, 0)[1]).toEqual(effects);
  });

  it('closes the stream when five minutes have passed since any tab was shown', () => {
    const at = (tab: LiveTab, input: TabInput, minutes: number) =>
      liveTab(tab, input, minutes * MINUTE);
    let [tab] = at(aLeader(), { type: 'hidden' }, 0);
    [tab] = at(tab, { type: 'minute' }, 3);
    [tab] = at(tab, heard({ type: 'shown' }), 3);
    const [stillOpen, early] = at(tab, { type: 'minute' }, 7.9);
    expect(early).toEqual([posted({ type: 'anyone_shown' })]);
    const [closed, late] = at(stillOpen, { type: 'minute' }, 8);
    expect(late).toEqual([{ type: 'close' }]);
    expect(closed).toMatchObject({ leading: true, streaming: false, place: '1.1' });
    expect(at(closed, { type: 'minute' }, 9)[1]).toEqual([]);
  });
});

/** A browser with a server behind it: tabs, the lock, the channel, and a log of changes. */
function aBrowser() {
  interface Simulated {
    tab: LiveTab;
    /** The numbers of the known changes, in order. */
    known: number[];
    /** The changes that it received as events. */
    emitted: number[];
    alive: boolean;
    inbox: TabMessage[];
    streamAt: number | null;
  }
  const tabs: Simulated[] = [];
  let queue: Simulated[] = [];
  let holder: Simulated | null = null;
  let log = 0;
  const place = (number: number) => `${number}.1`;

  function grant(): void {
    if (holder) return;
    holder = queue.shift() ?? null;
    if (holder) put(holder, { type: 'elected' });
  }
  function giveBack(tab: Simulated): void {
    queue = queue.filter((one) => one !== tab);
    if (holder !== tab) return;
    holder = null;
    grant();
  }
  function learn(tab: Simulated, event: LiveEvent, number: number | undefined): void {
    if (event.type === 'resync') {
      tab.known = Array.from({ length: log }, (_, index) => index + 1);
    } else if (number !== undefined) {
      tab.emitted.push(number);
      if (!tab.known.includes(number)) tab.known.push(number);
    }
  }
  function put(tab: Simulated, input: TabInput): void {
    const number =
      input.type === 'event'
        ? Number.parseInt(input.id, 10)
        : input.type === 'heard' && input.message.type === 'event'
          ? Number.parseInt(input.message.id, 10)
          : undefined;
    const [next, effects] = liveTab(tab.tab, input, 0);
    tab.tab = next;
    for (const effect of effects) {
      if (effect.type === 'queue') queue.push(tab);
      if (effect.type === 'take') {
        queue = queue.filter((one) => one !== tab);
        const deposed = holder;
        holder = tab;
        if (deposed && deposed !== tab) put(deposed, { type: 'deposed' });
        put(tab, { type: 'elected' });
      }
      if (effect.type === 'open') {
        tab.streamAt = effect.after === null ? log : Number.parseInt(effect.after, 10);
        put(tab, { type: 'opened', place: effect.after === null ? place(log) : null });
      }
      if (effect.type === 'close' || effect.type === 'leave') tab.streamAt = null;
      if (effect.type === 'leave') giveBack(tab);
      if (effect.type === 'post') {
        for (const other of tabs) {
          if (other !== tab && other.alive) other.inbox.push(effect.message);
        }
      }
      if (effect.type === 'emit') learn(tab, effect.event, number);
    }
    grant();
  }

  return {
    tabs,
    open(shown: boolean) {
      const tab = {
        tab: NEW_LIVE_TAB,
        known: [],
        emitted: [],
        alive: true,
        inbox: [],
        streamAt: null,
      };
      tabs.push(tab);
      put(tab, { type: 'joined', shown });
    },
    change() {
      log += 1;
    },
    /** The stream of the leader brings its next change. */
    stream() {
      const tab = tabs.find(({ streamAt }) => streamAt !== null && streamAt < log);
      if (!tab || tab.streamAt === null) return;
      tab.streamAt += 1;
      put(tab, { type: 'event', id: place(tab.streamAt), event: PROFILE });
    },
    deliver(index: number) {
      const tab = tabs[index % Math.max(1, tabs.length)];
      const message = tab?.alive ? tab.inbox.shift() : undefined;
      if (tab && message) put(tab, heard(message));
    },
    show(index: number) {
      const tab = tabs[index % Math.max(1, tabs.length)];
      if (tab?.alive) put(tab, { type: 'shown' });
    },
    /** The tab crashes: the browser releases its lock. */
    crash(index: number) {
      const tab = tabs[index % Math.max(1, tabs.length)];
      if (!tab) return;
      tab.alive = false;
      tab.streamAt = null;
      tab.inbox = [];
      giveBack(tab);
    },
    /** Into the back/forward cache, where no message comes, and back. */
    away(index: number) {
      const tab = tabs[index % Math.max(1, tabs.length)];
      if (!tab?.alive) return;
      put(tab, { type: 'left' });
      tab.inbox = [];
      put(tab, { type: 'joined', shown: index % 2 === 0 });
    },
    settle() {
      for (let round = 0; round < 200; round += 1) {
        this.stream();
        for (const [index] of tabs.entries()) this.deliver(index);
      }
    },
    streams: () => tabs.filter(({ streamAt }) => streamAt !== null).length,
    log: () => log,
  };
}

it('loses and doubles nothing, whatever becomes of the tabs, over one stream', () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('open' as const), at: fc.nat(1) }),
    fc.record({
      do: fc.constantFrom('change', 'stream', 'deliver', 'show', 'crash', 'away'),
      at: fc.nat(5),
    }),
  );
  holds(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const browser = aBrowser();
      browser.open(true);
      for (const { do: action, at } of steps) {
        if (action === 'open') browser.open(at === 1);
        else if (action === 'change') browser.change();
        else if (action === 'stream') browser.stream();
        else browser[action](at);
        expect(browser.streams()).toBeLessThanOrEqual(1);
      }
      browser.change();
      browser.settle();
      const all = Array.from({ length: browser.log() }, (_, index) => index + 1);
      for (const { emitted } of browser.tabs) {
        expect(emitted).toEqual([...new Set(emitted)].toSorted((a, b) => a - b));
      }
      for (const tab of browser.tabs.filter(({ alive }) => alive)) {
        expect(tab.known.toSorted((a, b) => a - b)).toEqual(all);
      }
      expect(browser.streams()).toBe(browser.tabs.some(({ alive }) => alive) ? 1 : 0);
    }),
    { numRuns: 500 },
  );
});
