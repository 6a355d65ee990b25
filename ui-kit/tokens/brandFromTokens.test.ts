import { expect, it } from 'vitest';
import { buildTheme } from '../theme/buildTheme';
import { brandFromTokens } from './brandFromTokens';
import klara from './testdata/klara.tokens.json' with { type: 'json' };

const color = (colorSpace: string, components: readonly unknown[], more = {}) => ({
  $type: 'color',
  $value: { colorSpace, components, ...more },
});
const ACTION = color('srgb', [0.1216, 0.4196, 0.2902]);
const ACCENT = color('srgb', [0.949, 0.7569, 0.3059]);
const brandOf = (tokens: object) => brandFromTokens('Klara', tokens);
const actionOf = (action: object) => brandOf({ color: { action, accent: ACCENT } }).action;

it('makes the same theme from the file of a brand as from its values', () => {
  const brand = brandFromTokens('Klara', klara);
  expect(buildTheme({ brand, scope: '[data-brand="klara"]' })).toEqual(
    buildTheme({
      brand: {
        name: 'Klara',
        action: '#1f6b4a',
        accent: '#f2c14e',
        fontFamily: 'Georgia, serif',
        radius: { md: '6px', lg: '8px' },
      },
      scope: '[data-brand="klara"]',
    }),
  );
});

it('takes one corner for all, and a tint', () => {
  const brand = brandOf({
    color: { action: ACTION, accent: { $value: '{color.action}' }, neutral: ACCENT },
    radius: { $type: 'dimension', $value: { value: 0.25, unit: 'rem' } },
  });
  expect(brand).toEqual({
    name: 'Klara',
    action: '#1f6b4a',
    accent: '#1f6b4a',
    neutral: '#f2c14e',
    radius: '0.25rem',
  });
});

it.each([
  ['hsl', [120, 100, 25.1], '#008000'],
  ['hwb', [120, 0, 49.8], '#008000'],
  ['oklch', [0.51975, 0.17686, 142.495], '#008000'],
  ['lab', [46.2775, -47.5621, 48.5837], '#008000'],
  ['srgb-linear', [0, 0.21586, 0], '#008000'],
  ['display-p3', [0, 0, 0], '#000000'],
  ['oklch', [1, 0, 'none'], '#ffffff'],
])('reads a colour in %s', (space, components, hex) => {
  expect(actionOf(color(space, components))).toBe(hex);
});

it('brings a colour outside sRGB into it', () => {
  expect(actionOf(color('display-p3', [0, 1, 0]))).toMatch(/^#[0-9a-f]{6}$/u);
});

it.each<[object, RegExp]>([
  [{ color: { action: ACTION } }, /Klara has no color\.accent/u],
  [
    { color: { action: ACTION, accent: ACCENT, 'surface-page': ACCENT } },
    /color\.surface-page is no token of a brand/u,
  ],
  [{ color: { action: { $value: '#1f6b4a' }, accent: ACCENT } }, /has no type/u],
  [{ color: { action: { $type: 'color', $value: '#1f6b4a' }, accent: ACCENT } }, /not a color/u],
  [{ color: { action: color('constructor', [0, 0, 0]), accent: ACCENT } }, /not a color/u],
  [{ color: { action: color('srgb', [0, 0, '0); }']), accent: ACCENT } }, /not a color/u],
  [{ color: { action: { $value: '{color.action}' }, accent: ACCENT } }, /refers to itself/u],
  [{ color: { action: { $value: '{color.blue}' }, accent: ACCENT } }, /color\.blue, which is not/u],
  [{ color: { action: { $extends: '{color}' }, accent: ACCENT } }, /\$extends is not supported/u],
  [{ color: { action: ACTION, accent: ACCENT }, font: { family: ACTION } }, /font\.family is no/u],
  [
    { font: { family: { $type: 'fontFamily', $value: "x'; } body { display: none" } } },
    /not a fontFamily/u,
  ],
  [
    { radius: { $type: 'dimension', md: { $value: { value: 1, unit: 'px; }' } } } },
    /radius\.md is not a dimension/u,
  ],
  [{ radius: { $type: 'dimension', $value: 1, md: { $value: 2 } } }, /a token and a group/u],
  [[], /neither a group nor a token/u],
])('refuses %j', (tokens, message) => {
  expect(() => brandOf(tokens)).toThrow(message);
});

it('says which pair cannot hold, as without a file', () => {
  const yellow = { color: { action: color('srgb', [1, 0.83, 0]), accent: ACCENT } };
  expect(() => buildTheme({ brand: { ...brandOf(yellow), exact: true } })).toThrow(
    /Klara light scheme: text-on-action on action reaches/u,
  );
});
