import { afterEach, beforeEach, expect, vi } from 'vitest';
import { waitUntil } from './patience';
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

if (!window.watchedActions) watchActions([...QUIET_WRITES, ...LEAVES]);

beforeEach(() => {
  window.watchedActions?.take();
});

afterEach(async () => {
  if (vi.isFakeTimers()) return;
  // What an answer renders may come a moment after it
  await waitUntil(() => !window.watchedActions?.isSilent());
  expect(window.watchedActions?.take(), 'something is said after a press').toEqual([]);
});
