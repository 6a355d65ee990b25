import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { generatedNames } from '../testing/generatedNames';
import { muiTheme } from '.';
import { NEED_NOTHING } from './parts/needNothing';

const { resolve } = createRequire(import.meta.url);

/** The names of parts that a package declares for a theme: `MuiButton`. */
function partsOf(name: string, file: string): string[] {
  const text = readFileSync(join(dirname(resolve(`${name}/package.json`)), file), 'utf8');
  return [...text.matchAll(/^\s+(Mui\w+)\?:/gmu)].map(([, part = '']) => part);
}

const EVERY_PART = [
  ...partsOf('@mui/material', 'styles/components.d.ts'),
  ...partsOf('@mui/x-date-pickers', 'themeAugmentation/components.d.ts'),
];

/** All strings of a theme, with the path to each. */
function strings(node: unknown, path: string): [string, string][] {
  if (typeof node === 'string') return [[path, node]];
  if (typeof node !== 'object' || node === null || '$$typeof' in node) return [];
  return Object.entries(node).flatMap(([key, value]) => strings(value, `${path}.${key}`));
}

const written = strings([muiTheme.components, muiTheme.palette, muiTheme.typography], 'theme');

it('has a look, or the reason why it needs none, for every part of MUI and its pickers', () => {
  expect(EVERY_PART.length).toBeGreaterThan(140);
  const styled = Object.keys(muiTheme.components ?? {});
  const missing = EVERY_PART.filter((name) => !styled.includes(name) && !(name in NEED_NOTHING));
  expect(missing).toEqual([]);
});

it('gives a reason for no part that has a look, nor for one that MUI does not have', () => {
  const styled: ReadonlySet<string> = new Set(Object.keys(muiTheme.components ?? {}));
  expect(Object.keys(NEED_NOTHING).filter((name) => styled.has(name))).toEqual([]);
  expect(Object.keys(NEED_NOTHING).filter((name) => !EVERY_PART.includes(name))).toEqual([]);
  expect(
    Object.keys(muiTheme.components ?? {}).filter((name) => !EVERY_PART.includes(name)),
  ).toEqual([]);
});

it('names only variables of the kit that exist, and no colour of its own', () => {
  const names = written.flatMap(([, value]) =>
    [...value.matchAll(/var\(--vk-([a-z0-9-]+)\)/gu)].map(([, name = '']) => name),
  );
  expect(names.length).toBeGreaterThan(600);
  expect(names.filter((name) => !generatedNames.has(name))).toEqual([]);
  const components = strings(muiTheme.components, 'components');
  expect(
    components.filter(([, value]) => /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?)\(\s*\d/iu.test(value)),
  ).toEqual([]);
});

it("rounds every corner by the brand's", () => {
  const corners = strings(muiTheme.components, 'components').filter(([path]) =>
    /borderRadius$/u.test(path),
  );
  expect(corners.length).toBeGreaterThan(40);
  const ours = /^(?:var\(--vk-radius-\w+\)|inherit|50%|0|calc\(var\(--vk-radius-\w+\) .*\)|\s)+$/u;
  expect(corners.filter(([, value]) => !ours.test(value))).toEqual([]);
  expect(muiTheme.shape.borderRadius).toBe('var(--vk-radius-md)');
});

it('is a whole theme, for `styled`, `sx` and hooks', () => {
  expect(muiTheme.spacing(4)).toBe('16px');
  expect(muiTheme.breakpoints.up('md')).toBe('@media (min-width:1024px)');
  expect(muiTheme.zIndex.modal).toBe(100);
  expect(muiTheme.typography.body1.fontSize).toBe('var(--vk-font-size-body)');
  expect(muiTheme.unstable_sx({ p: 2, borderRadius: 1, color: 'text.secondary' })).toEqual({
    padding: '8px',
    borderRadius: 'var(--vk-radius-md)',
    color: 'var(--vk-text-muted)',
  });
});
