import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { enterHistory, historySettled, markOf } from './modalHistory';

/** Simulates a router: it listens like one and must only receive its own steps. */
const router = vi.fn();
const mark = () => markOf(window.history.state);

beforeEach(() => {
  window.history.pushState({ key: 'page' }, '', '/jobb');
  window.addEventListener('popstate', router);
});

afterEach(async () => {
  await historySettled();
  window.removeEventListener('popstate', router);
  router.mockReset();
});

it("gives every modal an entry and keeps a router's state", async () => {
  const leaveFirst = enterHistory(vi.fn());
  const leaveSecond = enterHistory(vi.fn());
  await historySettled();
  expect(window.history.state).toEqual({ key: 'page', vkModal: 2 });
  leaveSecond();
  leaveFirst();
  await historySettled();
  expect(window.history.state).toEqual({ key: 'page' });
  expect(router).not.toHaveBeenCalled();
});

it('Back closes the top one, and the router is not notified', async () => {
  const closeFirst = vi.fn();
  const closeSecond = vi.fn(() => leaveSecond());
  const leaveFirst = enterHistory(closeFirst);
  const leaveSecond = enterHistory(closeSecond);
  await historySettled();
  window.history.back();
  await vi.waitFor(() => expect(closeSecond).toHaveBeenCalledOnce());
  expect(closeFirst).not.toHaveBeenCalled();
  expect(mark()).toBe(1);
  expect(router).not.toHaveBeenCalled();
  leaveFirst();
});

it('gives a modal that refused to close its entry again', async () => {
  const refuse = vi.fn();
  const leave = enterHistory(refuse);
  await historySettled();
  window.history.back();
  await vi.waitFor(() => expect(refuse).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(mark()).toBe(1));
  leave();
});

it('does not change the history when the page has navigated under the modal', async () => {
  const leave = enterHistory(vi.fn());
  await historySettled();
  window.history.pushState({ key: 'next' }, '', '/job-applications');
  leave();
  await historySettled();
  expect(window.location.pathname).toBe('/job-applications');

  // The entry that the modal left is skipped: one Back leads to the page before.
  window.history.back();
  await vi.waitFor(() => expect(window.history.state).toEqual({ key: 'page' }));
  expect(window.location.pathname).toBe('/jobb');
  expect(router).toHaveBeenCalledOnce();
});

it('a close and an open in one task need no step', async () => {
  const length = window.history.length;
  enterHistory(vi.fn())();
  const leave = enterHistory(vi.fn());
  await historySettled();
  expect(mark()).toBe(1);
  expect(window.history.length).toBe(length + 1);
  leave();
});

it('hides a step that arrives after it was given up, once', async () => {
  const leave = enterHistory(vi.fn());
  await historySettled();
  const back = vi.spyOn(window.history, 'go').mockImplementation(() => undefined);
  leave();
  await historySettled();
  expect(back).toHaveBeenCalledWith(-1);
  back.mockRestore();
  window.history.replaceState({ key: 'page' }, '');
  window.dispatchEvent(new PopStateEvent('popstate', { state: { key: 'page' } }));
  expect(router).not.toHaveBeenCalled();
  window.dispatchEvent(new PopStateEvent('popstate', { state: { key: 'page' } }));
  expect(router).toHaveBeenCalledOnce();
});

it('keeps a modal open that was opened before such a step arrived', async () => {
  const leaveFirst = enterHistory(vi.fn());
  await historySettled();
  const back = vi.spyOn(window.history, 'go').mockImplementation(() => undefined);
  leaveFirst();
  await historySettled();
  back.mockRestore();
  const close = vi.fn(() => leave());
  const leave = enterHistory(close);
  await historySettled();

  // The step of the first one arrives
  window.history.replaceState({ key: 'page' }, '');
  window.dispatchEvent(new PopStateEvent('popstate', { state: { key: 'page' } }));
  await historySettled();
  expect(close).not.toHaveBeenCalled();
  expect(mark()).toBe(1);

  window.history.back();
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(router).not.toHaveBeenCalled();
});
