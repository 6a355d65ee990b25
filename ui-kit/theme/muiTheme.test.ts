import { createTheme, type Theme } from '@mui/material/styles';
import { expect, it } from 'vitest';
import { muiPalette } from './mui/palette';
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

it("has every colour and number that parts read where MUI's variables are", () => {
  // What MUI adds by itself to a theme with variables
  const full = createTheme({
    cssVariables: { nativeColor: true },
    colorSchemes: { light: { palette: muiPalette } },
  }) as Theme & { opacity: object };
  const missing = Object.entries(full.palette).flatMap(([group, values]) =>
    typeof values === 'object'
      ? Object.keys(values)
          .map((name) => `${group}.${name}`)
          .filter((path) => {
            const [, name = ''] = path.split('.');
            return typeof Reflect.get(values, name) !== 'function' && !valueAt(group, name);
          })
      : [],
  );
  expect(missing).toEqual([]);
  expect(muiTheme.vars?.opacity).toEqual(full.opacity);
});

it('mixes colours in CSS, since their values are not known in script', () => {
  expect(muiTheme.alpha?.('var(--vk-action)', 0.5)).toBe(
    'oklch(from var(--vk-action) l c h / 0.5)',
  );
  expect(muiTheme.lighten?.('var(--vk-action)', 0.5)).toContain('color-mix(in oklch');
  expect(muiTheme.palette?.getContrastText('var(--vk-action)')).toContain('var(--vk-action)');
});

function valueAt(group: string, name: string): unknown {
  const values: unknown = Reflect.get(muiTheme.vars?.palette ?? {}, group);
  return typeof values === 'object' && values !== null ? Reflect.get(values, name) : undefined;
}
