import { expect, it, vi } from 'vitest';
import { filterSheetControl } from './filterSheetControl';

function aControl() {
  let resolve = (_code: string) => {};
  let reject = (_reason: Error) => {};
  const coming = new Promise<string>((...settle) => {
    [resolve, reject] = settle;
  });
  const load = vi.fn(() => coming);
  const control = filterSheetControl(load);
  const seen: unknown[] = [];
  control.subscribe(() => seen.push(control.state()));
  return { control, load, resolve, reject, seen };
}

it('is open at once, and has its code when that has come', async () => {
  const { control, resolve, seen } = aControl();
  expect(control.state()).toEqual({ open: false, Sheet: null });
  control.show();
  expect(control.state()).toEqual({ open: true, Sheet: null });
  resolve('code');
  await vi.waitFor(() => expect(control.state()).toEqual({ open: true, Sheet: 'code' }));
  control.hide();
  expect(control.state()).toEqual({ open: false, Sheet: 'code' });
  expect(seen).toHaveLength(3);
});

it('loads nothing when it is opened again', async () => {
  const { control, load, resolve } = aControl();
  resolve('code');
  control.show();
  await vi.waitFor(() => expect(control.state()?.Sheet).toBe('code'));
  control.hide();
  control.show();
  expect(control.state()).toEqual({ open: true, Sheet: 'code' });
  expect(load).toHaveBeenCalledOnce();
});

it('has the reason when its code could not be loaded', async () => {
  const { control, reject } = aControl();
  const offline = new Error('offline');
  control.show();
  reject(offline);
  await vi.waitFor(() => expect(control.state()?.error).toBe(offline));
});

it('is loaded before it is opened, and opens at once', async () => {
  const { control, resolve } = aControl();
  control.prepare();
  resolve('code');
  await vi.waitFor(() => expect(control.state()).toEqual({ open: false, Sheet: 'code' }));
  control.show();
  expect(control.state()).toEqual({ open: true, Sheet: 'code' });
});

it('says nothing of a failure before it is opened, and loads it then', async () => {
  const { control, load, reject } = aControl();
  control.prepare();
  reject(new Error('offline'));
  await Promise.resolve();
  expect(control.state()).toEqual({ open: false, Sheet: null });
  control.show();
  expect(load).toHaveBeenCalledTimes(2);
});
