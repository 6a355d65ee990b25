import { converter, formatRgb, type Oklch, parse, toGamut } from 'culori';
import type { ColorRole, Elevation, Scheme } from './colorRoles';
import { COLOR_ROLE_NAMES } from './colorRoles';
import { contrastRatio } from './contrast';
import { CONTRAST_PAIRS, type ContrastKind, type ContrastPair } from './contrastPairs';

const toOklch = converter('oklch');
const intoSrgb = toGamut('rgb', 'oklch');
const toRgb = converter('rgb');

/** The three colours that a brand is made of, in OKLCH: l 0–1, c 0–0.4, h in degrees. */
export interface BrandColors {
  action: Oklch;
  accent: Oklch;
  /** Tints surfaces, borders and text. */
  neutral: Oklch;
}

/** @throws Error when the text is not a six-digit hex colour. */
export function readHex(color: string): Oklch {
  const parsed = /^#[0-9a-f]{6}$/i.test(color) ? toOklch(parse(color)) : undefined;
  if (parsed === undefined) throw new Error(`Not a six-digit hex colour: ${color}`);
  return parsed;
}

/** Six-digit hex; chroma is lowered until the colour is in sRGB. */
function toHex(color: Oklch): string {
  // A colour on the edge of sRGB is outside by rounding alone, and keeps its exact value.
  const direct = toRgb(color);
  const isInside = [direct.r, direct.g, direct.b].every((v) => v > -0.001 && v < 1.001);
  const { r, g, b } = isInside ? direct : toRgb(intoSrgb(color));
  const byte = (share: number) =>
    Math.round(Math.min(1, Math.max(0, share)) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${byte(r)}${byte(g)}${byte(b)}`;
}

type Source = keyof BrandColors;

/** Families with a meaning of their own: they look alike in every brand. */
const FIXED = /^(?:info|success|warning|danger)-/;
const ACCENT = /^(?:accent|icon-tone|focus-on-night)/;
const ACTION = /^(?:action|brand-|text-link|focus$|surface-selected)/;

/** Which of the brand's colours a role has its hue from; undefined: the role stays as it is. */
function sourceOf(role: ColorRole, isDark: boolean): Source | undefined {
  if (FIXED.test(role)) return undefined;
  if (ACCENT.test(role) || (role === 'focus' && isDark)) return 'accent';
  return ACTION.test(role) ? 'action' : 'neutral';
}

/** The template's own three colours, whose hue and chroma the brand's replace. */
function sourcesOf(template: Scheme): BrandColors {
  return {
    action: readHex(template.colors.action),
    accent: readHex(template.colors.accent),
    neutral: readHex(template.colors['text-muted']),
  };
}

/** The template's lightness with the brand's hue, and chroma in the same proportion. */
function recolor(color: Oklch, from: Oklch, to: Oklch): Oklch {
  const strength = from.c < 0.001 ? 0 : to.c / from.c;
  // Some of the template's parts differ from its main colour by a few degrees: so do the brand's.
  const turn = color.c < 0.001 ? 0 : (color.h ?? 0) - (from.h ?? 0);
  return {
    ...color,
    c: color.c * Math.min(strength, 1.2),
    h: ((to.h ?? 0) + turn + 720) % 360,
  };
}

/** A colour with transparency, or the colours in a list of shadows. */
function recolorCss(css: string, from: Oklch, to: Oklch): string {
  return css.replace(/rgb\([^)]*\)|#[0-9a-f]{6}/g, (text) => {
    const color = toOklch(parse(text));
    if (color === undefined) throw new Error(`Not a colour: ${text}`);
    const { alpha = 1, ...opaque } = color;
    const solid = toHex(recolor(opaque, from, to));
    return alpha === 1 ? solid : formatRgb({ ...toRgb(readHex(solid)), alpha });
  });
}

/** The light scheme's filled parts are the brand's own colour, and their other states follow. */
const OWN: Partial<Record<ColorRole, { source: 'action' | 'accent'; base: ColorRole }>> = {
  action: { source: 'action', base: 'action' },
  'action-hover': { source: 'action', base: 'action' },
  'action-pressed': { source: 'action', base: 'action' },
  accent: { source: 'accent', base: 'accent' },
  'accent-hover': { source: 'accent', base: 'accent' },
};

function startColor(role: ColorRole, template: Scheme, brand: BrandColors, look: Look): Oklch {
  const color = readHex(template.colors[role]);
  const source = sourceOf(role, look.isDark);
  if (source === undefined) return color;
  const own = OWN[role];
  if (own !== undefined && look.hasOwnColors) {
    const step = color.l - readHex(template.colors[own.base]).l;
    const l = brand[own.source].l + step;
    // A nearly black action becomes lighter under the pointer: it has no room to become darker.
    return { ...brand[own.source], l: l < 0.05 || l > 1 ? brand[own.source].l - step : l };
  }
  return recolor(color, sourcesOf(template)[source], brand[source]);
}

/** The differences between the schemes of a brand. */
export interface Look {
  /** Of the scheme, for errors. */
  name: string;
  isDark: boolean;
  /** The brand's action and accent start from the given lightness, not from the template's. */
  hasOwnColors: boolean;
  /** Roles that keep their colour; a pair that needs another one is an error. */
  kept: ReadonlySet<ColorRole>;
  least: Readonly<Record<ContrastKind, number>>;
}

/** Text on a filled part stays: the fill moves. */
const STAYS = /^text-on-(?:action|accent|fill)$/;
/** One move of lightness in OKLCH, 0–1. */
const STEP = 0.01;

function failure(pair: ContrastPair, ratio: number, { name, least }: Look): Error {
  return new Error(
    `The brand has no ${name} scheme: ${pair.foreground} on ${pair.background} reaches ` +
      `${ratio.toFixed(2)}:1 and needs ${least[pair.kind]}:1.`,
  );
}

/**
 * Moves lightness until every pair holds. A colour only ever moves away from the other one of its
 * pair, on the side where the template has it, so that the search ends.
 * @throws Error that names the pair which cannot hold.
 */
function meetContrast(start: Map<ColorRole, Oklch>, template: Scheme, look: Look) {
  const colors = new Map(start);
  const hex = new Map([...colors].map(([role, color]) => [role, toHex(color)]));
  const white = (color: string) => contrastRatio(color, '#000000');
  const isLighter = (one: ColorRole, other: ColorRole) =>
    white(template.colors[one]) > white(template.colors[other]);
  const hexOf = (role: ColorRole) => hex.get(role) ?? template.colors[role];

  /** Whether the role had room to move. */
  function move(role: ColorRole, other: ColorRole): boolean {
    const color = colors.get(role);
    const up = isLighter(role, other);
    if (color === undefined || look.kept.has(role) || color.l === (up ? 1 : 0)) return false;
    const l = Math.min(1, Math.max(0, color.l + (up ? STEP : -STEP)));
    colors.set(role, { ...color, l });
    hex.set(role, toHex({ ...color, l }));
    return true;
  }

  const missing = (pair: ContrastPair) =>
    contrastRatio(hexOf(pair.foreground), hexOf(pair.background)) < look.least[pair.kind];
  for (let failing = CONTRAST_PAIRS.filter(missing); failing.length > 0; ) {
    for (const pair of failing.filter(missing)) {
      const { foreground, background } = pair;
      const order = STAYS.test(foreground) ? [background, foreground] : [foreground, background];
      const [first = foreground, second = background] = order;
      if (!move(first, second) && !move(second, first)) {
        throw failure(pair, contrastRatio(hexOf(foreground), hexOf(background)), look);
      }
    }
    failing = CONTRAST_PAIRS.filter(missing);
  }
  return hex;
}

/**
 * One scheme of a brand: the template's lightness with the brand's hues, and every declared pair of
 * colours at its least contrast.
 * @throws Error that names the pair which cannot hold.
 */
export function brandScheme(template: Scheme, brand: BrandColors, look: Look): Scheme {
  const opaque = COLOR_ROLE_NAMES.filter((role) => role !== 'surface-backdrop');
  const start = new Map(opaque.map((role) => [role, startColor(role, template, brand, look)]));
  const hex = meetContrast(start, template, look);
  const { neutral } = sourcesOf(template);
  const veil = (css: string) => recolorCss(css, neutral, brand.neutral);
  return {
    // fromEntries loses its keys' type; both lists have every name.
    colors: Object.fromEntries(
      COLOR_ROLE_NAMES.map((role) => [role, hex.get(role) ?? veil(template.colors[role])]),
    ) as Scheme['colors'],
    shadows: Object.fromEntries(
      Object.entries(template.shadows).map(([name, css]) => [name, veil(css)]),
    ) as Record<Elevation, string>,
  };
}
