import type { RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createRoutes } from './routes';

/** The possible modules of a route, by their path in the repository: the manifest's keys. */
const modules = Object.fromEntries(
  Object.entries({
    ...import.meta.glob<object>('../pages/**/*.tsx'),
    ...import.meta.glob<object>('./*.tsx'),
    ...import.meta.glob<object>('./guards/*.tsx'),
  }).map(([path, load]) => [
    path.replace(/^\.\.?\//, (up) => (up === './' ? 'src/app/' : 'src/')),
    load,
  ]),
);

const withChildren = (route: RouteObject): RouteObject[] => [
  route,
  ...(route.children ?? []).flatMap(withChildren),
];
const lazyRoutes = createRoutes()
  .flatMap(withChildren)
  .flatMap(({ id, lazy }) => (lazy ? [{ id: id ?? 'a route without an id', lazy }] : []));

describe('a lazy route', () => {
  it('is part of every page', () => {
    expect(lazyRoutes.length).toBeGreaterThan(10);
  });

  it.each(lazyRoutes)('is named by its module: $id', async ({ id, lazy }) => {
    const [path = ''] = id.split('#');
    const own = await modules[path]?.();
    const loaded = typeof lazy === 'function' ? await lazy() : undefined;
    expect(own, `${path} is not a module`).toBeDefined();
    expect(loaded).toBe(own);
  });
});
