import { expect, it } from 'vitest';
import environment from './jsdomEnvironment';

it('gives a page the window’s own globals, whatever Node has of the same name', async () => {
  const warned = () => {
    throw new Error('Node warns when it is read.');
  };
  const global: Record<string, unknown> = {
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    performance: 'of Node',
    process: 'of Node',
  };
  Object.defineProperty(global, 'localStorage', { get: warned, configurable: true });
  const { teardown } = await environment.setup(global, {});
  expect(global.localStorage).toBe((global.window as Window).localStorage);
  expect(String(global.localStorage)).toBe('[object Storage]');
  expect(global).toMatchObject({ performance: 'of Node', process: 'of Node' });
  await teardown(global);
  expect(() => global.localStorage).toThrow('Node warns');
});
