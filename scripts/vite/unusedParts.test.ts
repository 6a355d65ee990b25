import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { muiTheme } from '../../ui-kit/theme/muiTheme';

const sources = ['ui-kit', 'src'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
    .map((name) => join(folder, name)),
);

it('passes no `sx`, which the browser has no code for', () => {
  const passing = sources.filter((file) =>
    /\bsx[=:]|\bunstable_sx\b/.test(readFileSync(file, 'utf8')),
  );
  expect(passing).toEqual([]);
});

it('mixes no colours in script, which the browser has no code for', () => {
  const mixing = sources.filter((file) =>
    /\b(?:alpha|darken|emphasize|lighten)\b[^;]*from '@mui/.test(readFileSync(file, 'utf8')),
  );
  expect(mixing).toEqual([]);
  expect(muiTheme).toHaveProperty('colorSpace', 'oklch');
});

it("has a theme without MUI's own variables and without a ripple", () => {
  expect(muiTheme).not.toHaveProperty('generateStyleSheets');
  expect(muiTheme.components?.MuiButtonBase?.defaultProps?.disableRipple).toBe(true);
});
