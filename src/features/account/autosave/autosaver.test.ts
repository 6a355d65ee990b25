import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#domain/api/errors';
import { type AutosaverOptions, createAutosaver } from './autosaver';

interface Fields {
  title: string;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function makeSaver(changes: Partial<AutosaverOptions<Fields>> = {}) {
  const keep = vi.fn();
  const save = vi.fn(async (sent: Partial<Fields>) => ({ title: 'a', ...sent }));
  const saver = createAutosaver<Fields>({
    stored: { title: 'a' },
    loadCheck: async () => () => ({}),
    tidy: (values) => values,
    save,
    current: () => null,
    store: { read: async () => ({}), keep },
    onSignedOut: vi.fn(),
    isOver: () => false,
    ...changes,
  });
  return { saver, save, keep };
}

it('keeps the edits of an earlier visit until they are restored', () => {
  const { saver, keep } = makeSaver();
  saver.read({ title: 'b' });
  expect(keep).not.toHaveBeenCalled();
});

/** Rules that come later. */
function lateRules() {
  let arrive: (check: typeof required) => void = () => {};
  const promise = new Promise<typeof required>((resolve) => {
    arrive = resolve;
  });
  return { promise, arrive };
}

const required = ({ title }: Fields) => (title === '' ? { title: 'validation.required' } : {});

it('sends nothing before the rules are loaded, and never an invalid value', async () => {
  const rules = lateRules();
  const { saver, save } = makeSaver({ loadCheck: () => rules.promise });
  const heard = vi.fn();
  saver.subscribe(heard);
  saver.change({ title: '' });
  saver.left();
  expect(saver.errors()).toEqual({});
  heard.mockClear();
  rules.arrive(required);
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toHaveBeenCalled();
  expect(saver.errors()).toEqual({ title: 'validation.required' });
  expect(save).not.toHaveBeenCalled();
  saver.change({ title: 'b' });
  saver.left();
  expect(save).toHaveBeenCalledExactlyOnceWith({ title: 'b' }, { title: 'a' });
});

it('sends what was typed before the rules were loaded, once', async () => {
  const rules = lateRules();
  const { saver, save } = makeSaver({ loadCheck: () => rules.promise });
  saver.change({ title: 'b' });
  saver.left();
  saver.flush();
  expect(save).not.toHaveBeenCalled();
  rules.arrive(required);
  await vi.advanceTimersByTimeAsync(0);
  expect(save).toHaveBeenCalledExactlyOnceWith({ title: 'b' }, { title: 'a' });
});

it('waits when the rules cannot be loaded, and tries again', async () => {
  const loadCheck = vi
    .fn<() => Promise<typeof required>>()
    .mockRejectedValueOnce(new TypeError('No line.'))
    .mockResolvedValue(required);
  const { saver, save } = makeSaver({ loadCheck });
  saver.change({ title: 'b' });
  saver.left();
  await vi.advanceTimersByTimeAsync(0);
  expect(saver.getState().phase).toBe('waiting');
  expect(saver.getState().edits).toHaveProperty('title');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(save).toHaveBeenCalledOnce();
  expect(saver.getState().phase).toBe('saved');
});

it('sends nothing more once the page has started over for someone else', async () => {
  let over = false;
  const save = vi.fn().mockRejectedValue(new ApiError('network_error', 'No line.'));
  const { saver } = makeSaver({ isOver: () => over, save });
  const events = { addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('document', events);
  vi.stubGlobal('addEventListener', events.addEventListener);
  vi.stubGlobal('removeEventListener', events.removeEventListener);
  saver.change({ title: 'b' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(saver.getState().phase).toBe('waiting');
  const stop = saver.start();
  // As a sign-out does: the page is removed, and its data in the same task
  stop();
  over = true;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(save).toHaveBeenCalledOnce();
});
