import type { RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { PAGES } from '#domain/analytics/pages';
import { createRoutes } from './routes';

const patternsOf = ({ path, children = [] }: RouteObject): string[] => [
  ...(path === undefined ? [] : [path]),
  ...children.flatMap(patternsOf),
];

it('counts views of every page, by the pattern of its address', () => {
  const patterns = createRoutes().flatMap(patternsOf);
  expect(patterns.length).toBeGreaterThan(30);
  expect([...PAGES].toSorted(), 'domain/analytics/pages.ts').toEqual(patterns.toSorted());
});
