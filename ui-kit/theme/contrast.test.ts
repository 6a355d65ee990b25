import { describe, expect, it } from 'vitest';
import { COLOR_ROLE_NAMES } from './colorRoles';
import { contrastRatio } from './contrast';
import { CONTRAST_PAIRS, MORE_CONTRAST, USUAL_CONTRAST } from './contrastPairs';
import { SCHEMES } from './tokens';

describe('contrastRatio', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#ffffff', 4.48],
    ['#0000ff', '#ffffff', 8.59],
    ['#3446c8', '#3446c8', 1],
  ])('%s on %s is %d', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
  });

  it.each(['#fff', 'white', 'rgb(0 0 0 / 0.5)', '#12345g'])('refuses %s', (color) => {
    expect(() => contrastRatio(color, '#ffffff')).toThrow(/six-digit hex/);
  });
});

describe.each([
  ['light', SCHEMES.light, USUAL_CONTRAST],
  ['dark', SCHEMES.dark, USUAL_CONTRAST],
  ['lightContrast', SCHEMES.lightContrast, MORE_CONTRAST],
  ['darkContrast', SCHEMES.darkContrast, MORE_CONTRAST],
])('%s', (_name, { colors }, least) => {
  it.each(CONTRAST_PAIRS.map((pair) => [pair.foreground, pair.background, pair.kind] as const))(
    '%s on %s is readable as %s',
    (foreground, background, kind) => {
      expect(contrastRatio(colors[foreground], colors[background])).toBeGreaterThanOrEqual(
        least[kind],
      );
    },
  );
});

/** Roles that need no pair: they decorate, veil, or mark disabled parts. */
const DECORATIVE = new Set([
  'surface-backdrop',
  'text-disabled',
  'border-subtle',
  'border',
  'action-disabled',
  'icon-tone',
  'icon-tone-on-night',
]);

it('every role that conveys information is in a pair', () => {
  const paired = new Set(CONTRAST_PAIRS.flatMap((pair) => [pair.foreground, pair.background]));
  expect(COLOR_ROLE_NAMES.filter((role) => !paired.has(role) && !DECORATIVE.has(role))).toEqual([]);
});

describe.each([
  ['light', SCHEMES.light.colors],
  ['dark', SCHEMES.dark.colors],
  ['lightContrast', SCHEMES.lightContrast.colors],
  ['darkContrast', SCHEMES.darkContrast.colors],
])('%s, by eye', (_name, colors) => {
  it.each(['surface-page', 'surface-raised', 'surface-selected', 'action-subtle'] as const)(
    'a brand pill is distinguishable from %s',
    (surface) => {
      expect(contrastRatio(colors['brand-background'], colors[surface])).toBeGreaterThan(1.08);
    },
  );
});

it('lifts a card from the page in the dark scheme', () => {
  const { 'surface-raised': card, 'surface-page': page } = SCHEMES.dark.colors;
  expect(contrastRatio(card, page)).toBeGreaterThanOrEqual(1.15);
});
