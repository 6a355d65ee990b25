import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { KIT } from './entries';

/**
 * What only a client has: hooks, contexts, handlers, error boundaries, and parts of these packages. The
 * texts of KitProvider are read in both: on a server there is no context, and props are all.
 */
const NEEDS_CLIENT =
  /\b(?:use(?:[A-Z]\w*)?|createContext)(?:<[^()]*>)?\(|\bon[A-Z]\w*=\{|^import (?!type)[^;]*from '(?:@mui\/|@emotion\/|virtua|react-dom)|extends (?:Pure)?Component\b/mu;
const IN_BOTH = new Set(['KitProvider/kitContext.ts', 'KitProvider/readKit.ts']);
const COMMENTS = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/gu;

const modules = readdirSync(KIT, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/u.test(path) && !/\.test\.|\.d\.ts$|testing|dist-package/u.test(path))
  .map((path) => ({ path, code: readFileSync(`${KIT}${path}`, 'utf8') }));

it("a module of the kit that a server component cannot run begins with 'use client'", () => {
  const unmarked = modules.filter(
    ({ path, code }) =>
      !IN_BOTH.has(path) &&
      !code.startsWith("'use client';\n") &&
      NEEDS_CLIENT.test(code.replace(COMMENTS, '')),
  );
  expect(modules.length).toBeGreaterThan(300);
  expect(unmarked.map(({ path }) => path)).toEqual([]);
});
