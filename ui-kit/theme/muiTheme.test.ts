import { expect, it } from 'vitest';
import { muiTheme } from './muiTheme';
import { generatedNames } from './testing/generatedNames';

/** All strings of a theme, with the path to each. */
function strings(node: unknown, path: string): [string, string][] {
  if (typeof node === 'string') return [[path, node]];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => strings(value, `${path}.${key}`));
}

it("writes every value without MUI's own variables, which are never on the page", () => {
  const dangling = strings(muiTheme.palette, 'palette').filter(([, value]) =>
    /var\(--mui-[\w-]+\)/.test(value),
  );
  expect(dangling).toEqual([]);
});

it('names only variables that the theme defines', () => {
  const names = strings([muiTheme.palette, muiTheme.components], 'theme').flatMap(([, value]) =>
    [...value.matchAll(/var\(--vk-([a-z0-9-]+)/g)].map(([, name]) => name ?? ''),
  );
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => !generatedNames.has(name))).toEqual([]);
});

it('is one scheme, so that the provider needs neither storage nor a style sheet', () => {
  expect(muiTheme).not.toHaveProperty('colorSchemes');
  expect(muiTheme.motion?.reducedMotion).toBe('system');
});
