import { afterEach, beforeEach, expect, vi } from 'vitest';
import { QUIET_WRITES, watchActions } from './saidAfterAction';

/*
 * In every test of a screen: after a press that changed something, something was said. The calls that a
 * test's services answer are told by `fakeServices`.
 */

/** What leaves for another site or ends the session: in a test there is no page that comes after it. */
const LEAVES = [
  'session/begin_social',
  'session/begin_bankid',
  'session/sign_out',
  'session/set_session',
];

const wait = globalThis.setTimeout;

if (!window.watchedActions) watchActions([...QUIET_WRITES, ...LEAVES]);

beforeEach(() => {
  window.watchedActions?.take();
});

afterEach(async () => {
  if (vi.isFakeTimers()) return;
  // What an answer renders may come a moment after it
  for (let left = 20; left > 0 && window.watchedActions?.isSilent(); left -= 1) {
    await new Promise((resolve) => wait(resolve, 20));
  }
  expect(window.watchedActions?.take(), 'something is said after a press').toEqual([]);
});
