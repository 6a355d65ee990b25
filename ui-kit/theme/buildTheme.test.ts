import { type Arbitrary, assert, constant, integer, oneof, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildTheme } from './buildTheme';
import { COLOR_ROLE_NAMES } from './colorRoles';
import { contrastRatio } from './contrast';
import { CONTRAST_PAIRS, MORE_CONTRAST, USUAL_CONTRAST } from './contrastPairs';
import { muiTheme } from './muiTheme';

const KLARA = { name: 'Klara', action: '#1f6b4a', accent: '#f2c14e' };
const LEAST = {
  light: USUAL_CONTRAST,
  dark: USUAL_CONTRAST,
  lightContrast: MORE_CONTRAST,
  darkContrast: MORE_CONTRAST,
} as const;

const hex: Arbitrary<string> = oneof(
  integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`),
  constant('#000000'),
  constant('#ffffff'),
  constant('#ffff00'),
  constant('#0000ff'),
);

/** The pairs of a theme that miss their contrast. */
function missing({ schemes }: ReturnType<typeof buildTheme>): string[] {
  return (['light', 'dark', 'lightContrast', 'darkContrast'] as const).flatMap((name) => {
    const { colors } = schemes[name];
    return CONTRAST_PAIRS.filter(
      ({ foreground, background, kind }) =>
        contrastRatio(colors[foreground], colors[background]) < LEAST[name][kind],
    ).map(({ foreground, background }) => `${name}: ${foreground} on ${background}`);
  });
}

describe('buildTheme', () => {
  it('reaches every contrast in every scheme for any colours, with values in sRGB', () => {
    assert(
      property(hex, hex, hex, (action, accent, neutral) => {
        const theme = buildTheme({ brand: { name: 'Any', action, accent, neutral } });
        expect(missing(theme)).toEqual([]);
        for (const name of Object.keys(LEAST) as (keyof typeof LEAST)[]) {
          const { 'surface-backdrop': veil, ...opaque } = theme.schemes[name].colors;
          for (const value of Object.values(opaque)) expect(value).toMatch(/^#[0-9a-f]{6}$/);
          expect(veil).toMatch(/^rgba\(\d+, \d+, \d+, 0?\.\d+\)$/);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('either keeps exact colours or throws an error that names the pair', () => {
    let kept = 0;
    let thrown = 0;
    assert(
      property(hex, hex, (action, accent) => {
        try {
          const theme = buildTheme({ brand: { name: 'Any', action, accent, exact: true } });
          expect(theme.schemes.light.colors).toMatchObject({ action, accent });
          expect(missing(theme)).toEqual([]);
          kept += 1;
        } catch (error) {
          if (!(error instanceof Error) || !error.message.startsWith('The brand')) throw error;
          expect(error.message).toMatch(/: [a-z-]+ on [a-z-]+ reaches [\d.]+:1 and needs [\d.]+:1/);
          thrown += 1;
        }
      }),
      { numRuns: 40, seed: 7 },
    );
    expect(kept).toBeGreaterThan(0);
    expect(thrown).toBeGreaterThan(0);
  });

  it('keeps a colour with enough contrast, and changes one without', () => {
    const { colors } = buildTheme({ brand: KLARA }).schemes.light;
    expect(colors.action).toBe(KLARA.action);
    expect(colors.accent).toBe(KLARA.accent);
    const yellow = buildTheme({ brand: { ...KLARA, action: '#ffd400' } }).schemes.light.colors;
    expect(yellow.action).not.toBe('#ffd400');
    expect(() => buildTheme({ brand: { ...KLARA, action: '#ffd400', exact: true } })).toThrow(
      /Klara light scheme: text-on-action on action reaches/,
    );
  });

  it('has another look than ours, but the same colours for success and errors', () => {
    const { schemes } = buildTheme({ brand: KLARA });
    const ours = buildTheme({ brand: { name: 'Ours', action: '#3446c8', accent: '#ffb27a' } });
    for (const role of [
      'surface-page',
      'text',
      'action',
      'border-strong',
      'surface-night',
    ] as const) {
      expect(schemes.dark.colors[role]).not.toBe(ours.schemes.dark.colors[role]);
    }
    expect(schemes.light.colors['danger-fill']).toBe(ours.schemes.light.colors['danger-fill']);
  });

  it('leaves forced colours to the system', () => {
    expect(buildTheme({ brand: KLARA }).schemes.forcedColors.colors.action).toBe('Highlight');
  });

  it('writes every role into the scope, with font and corners', () => {
    const scope = '[data-brand="klara"]';
    const { css } = buildTheme({
      brand: { ...KLARA, fontFamily: 'Georgia, serif', radius: { md: '4px' } },
      scope,
    });
    const selectors = [...css.matchAll(/:where\(([^{]*)\) \{/g)].flatMap(([, list = '']) =>
      list.split(', '),
    );
    expect(selectors.length).toBeGreaterThan(20);
    expect(selectors.filter((selector) => !selector.includes(scope))).toEqual([]);
    for (const role of COLOR_ROLE_NAMES) expect(css).toContain(`--vk-${role}: `);
    expect(css).toContain('--vk-radius-md: 4px;');
    expect(css).toContain('--vk-font-family: Georgia, serif;');
    expect(css).toContain('--vk-type-body: ');
  });

  it.each([
    ['6px', { xs: 'calc(6px * 0.3333)', md: 'calc(6px * 1)', xl: 'calc(6px * 2)', pill: '999px' }],
    ['0px', { xs: 'calc(0px * 0.3333)', md: 'calc(0px * 1)', xl: 'calc(0px * 2)', pill: '0px' }],
  ])('makes every corner from one of %s', (radius, corners) => {
    const { css } = buildTheme({ brand: { ...KLARA, radius } });
    for (const [name, value] of Object.entries(corners)) {
      expect(css).toContain(`--vk-radius-${name}: ${value};`);
    }
  });

  it.each([
    [{ radius: 'red; }' }, /radius.xs is not a CSS value/],
    [{ action: 'green' }, /six-digit hex/],
    [{ accent: '#fff' }, /six-digit hex/],
    [{ fontFamily: 'x; } body { display: none' }, /fontFamily is not a CSS value/],
    [{ radius: { md: '</style>' } }, /radius.md is not a CSS value/],
  ])('refuses %o', (change, message) => {
    expect(() => buildTheme({ brand: { ...KLARA, ...change } })).toThrow(message);
  });
});

it("needs no other MUI theme: its parts' colours are variables", () => {
  const text = JSON.stringify(muiTheme.components);
  expect(text).toContain('var(--vk-action');
  expect(text.match(/#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?)\(\s*\d/gi) ?? []).toEqual([]);
  expect(JSON.stringify(muiTheme.palette?.primary)).toMatch(/var\(--vk-action\)/);
});
