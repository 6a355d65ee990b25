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
  expect(namesOf(bare)).toEqual(['src/lib/late/lazyPart.tsx']);
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

/** The parts that the server renders too, by their names. */
const wholeParts = (source: string): string[] =>
  [...source.matchAll(/(\w+) = lazyPart\([\s\S]*?server: '(\w+)'/g)].flatMap(([, name, server]) =>
    name && server === 'whole' ? [name] : [],
  );

/** Those that no loader waits for, and why nothing below them moves. */
const WITHOUT_LOADER: Record<string, string> = {
  AccountMenuPart: 'the header has its room',
  Footer: 'nothing is below it',
  ReadingOnlyLine: 'comes when the store has gone away, with what is read then',
  BlockedPart: 'comes with what a hook reads of the own application',
  EmailChange: 'has its room',
  EmptyResult: 'nothing but the footer is below it',
  FormNumberQuestion: 'comes after a press on the button below it',
  RefereeWithoutScript: 'is for a page without a script',
};

it('has what a server renders in the page from the beginning within the site too: nothing moves', () => {
  const loaded = sources.flatMap(({ source }) =>
    [...source.matchAll(/loadParts\(([\s\S]*?)\)[,;]/g)].map(([, names]) => names),
  );
  const late = sources
    .flatMap(({ source }) => wholeParts(source))
    .filter((name) => !loaded.some((names) => new RegExp(`\\b${name}\\b`).test(names ?? '')));
  expect(late.sort()).toEqual(Object.keys(WITHOUT_LOADER).sort());
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
