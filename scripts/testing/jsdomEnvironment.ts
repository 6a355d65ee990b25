import { runInNewContext } from 'node:vm';
import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { jsdom } = builtinEnvironments;

/** Globals of Node 20.19 that jsdom has too. Vitest leaves Node's, and the tests rely on that. */
const STAYS: ReadonlySet<string> = new Set([
  ...['URL', 'URLSearchParams', 'Headers', 'AbortController', 'AbortSignal'],
  ...['TextDecoder', 'TextEncoder', 'atob', 'btoa', 'performance', 'crypto'],
  ...['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'queueMicrotask'],
]);

/** `Array`, `Promise` and what else is of the language: never a window's. */
const LANGUAGE: ReadonlySet<string> = new Set(
  runInNewContext('Object.getOwnPropertyNames(globalThis)'),
);

/**
 * Vitest's jsdom, in which a page's globals are jsdom's on every version of Node. Vitest keeps a
 * global of Node wherever it does not know the name: Node 26's own `localStorage`, which is no
 * storage without a file, stood before the window's. What Node 20.19 had is as it was; of what later
 * versions have added, or will add, the window's stands.
 */
export default {
  ...jsdom,
  name: 'jsdom',
  async setup(global, options) {
    const before = Object.getOwnPropertyDescriptors(global);
    const environment = await jsdom.setup(global, options);
    const window: object = global.jsdom.window;
    // Reading Node's `localStorage` writes a warning; its descriptor can be read
    const nodes = Object.entries(before).filter(([name, { get, value }]) => {
      const now = Object.getOwnPropertyDescriptor(global, name);
      return (
        (now?.get ?? now?.value) === (get ?? value) &&
        Object.hasOwn(window, name) &&
        !STAYS.has(name) &&
        !LANGUAGE.has(name)
      );
    });
    for (const [name] of nodes) {
      Object.defineProperty(global, name, {
        get: () => Reflect.get(window, name),
        set: (value) => Object.defineProperty(global, name, { value, writable: true }),
        configurable: true,
      });
    }
    return {
      async teardown(global) {
        for (const [name, descriptor] of nodes) Object.defineProperty(global, name, descriptor);
        await environment.teardown(global);
      },
    };
  },
} satisfies Environment;
