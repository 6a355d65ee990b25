import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => join('src', file))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file))
  .map((file) => ({ file, source: readFileSync(file, 'utf8') }));

const namesOf = (found: typeof sources) => found.map(({ file }) => file);

/** React's `lazy`; a route's property of that name is another. */
const usesLazy = (source: string) =>
  /import \{[^}]*\blazy\b[^}]*\} from 'react'/.test(source) || /\bReact\.lazy\b/.test(source);

/** An import of a component's module, which is named like it. */
const COMPONENT = /import\(\s*'[^']*\/[A-Z]\w*'\s*\)/;

/** What is left of a source without the calls of the recipe, whose last word is `server`. */
const outsideRecipe = (source: string) =>
  source.replace(/lazyPart(?:<\w+>)?\([\s\S]*?server: '\w+'/g, '');

it('loads components that come late by one recipe: `lazyPart`', () => {
  expect(sources.length).toBeGreaterThan(500);
  const bare = sources.filter(({ source }) => usesLazy(source));
  expect(namesOf(bare)).toEqual(['src/lib/lazyPart.tsx']);
});

it('imports no component dynamically elsewhere but in the table of routes', () => {
  const found = sources.filter(({ source }) => COMPONENT.test(outsideRecipe(source)));
  expect(namesOf(found).sort()).toEqual([
    'src/app/candidateRoutes.ts',
    'src/app/jobListRoutes.ts',
    'src/app/readingRoutes.ts',
    'src/app/routes.tsx',
  ]);
});

it.each([
  ["import { lazy, Suspense } from 'react';", true],
  ["const A = React.lazy(() => import('./A'));", true],
  ["const lazy = withWords('job', () => import('./A'));", false],
])('tells a bare `lazy`: %s', (source, bare) => {
  expect(usesLazy(source)).toBe(bare);
});

it.each([
  ["const load = () => import('./PayTool');", true],
  ["const Part = lazyPart(async () => (await import('./A')).A, { server: 'whole' });", false],
  ["const { readPay } = await import('./readPay');", false],
])('tells an import of a component outside the recipe: %s', (source, outside) => {
  expect(COMPONENT.test(outsideRecipe(source))).toBe(outside);
});
