import { brandCss } from './brandCss';
import { brandScheme, type Look, readHex } from './brandScheme';
import type { ColorRole } from './colorRoles';
import { MORE_CONTRAST, USUAL_CONTRAST } from './contrastPairs';
import { RADIUS } from './scales';
import { SCHEMES, type Schemes } from './tokens';

/** What another brand differs by. */
export interface Brand {
  /** For error messages: "Klara". */
  name: string;
  /** Six-digit hex: filled buttons, links, checked controls, focus rings. */
  action: string;
  /** Six-digit hex: the highlight, and the focus ring on dark surfaces. */
  accent: string;
  /** Six-digit hex: the tint of surfaces, borders and text. Default: a tint of `action`. */
  neutral?: string;
  /** A CSS `font-family` list. Default: the kit's. Its `@font-face` is the caller's own. */
  fontFamily?: string;
  /**
   * CSS lengths. One length is the corner of a button, from which all others follow in the kit's
   * proportions: `4px`; `0px` makes pills square too. Default: the kit's.
   */
  radius?: string | Partial<Record<keyof typeof RADIUS, string>>;
  /** `action` and `accent` stay as given in the light scheme, or it throws. Default false. */
  exact?: boolean;
}

/** The argument of {@link buildTheme}. */
export interface BuildThemeOptions {
  brand: Brand;
  /** A selector of one element, such as `[data-brand="klara"]`. Default `:root`. */
  scope?: string;
}

/** The result of {@link buildTheme}. */
export interface BrandTheme {
  /** The style sheet; it comes after `theme.css`. */
  css: string;
  /** Its colours and shadows, by scheme and role. */
  schemes: Schemes;
}

const KEPT: ReadonlySet<ColorRole> = new Set(['action', 'accent']);
const NONE: ReadonlySet<ColorRole> = new Set();

/** Characters that would end the declaration or the `<style>` that the value is written into. */
const UNSAFE = /[;{}<>]/;

function safe(what: string, value: string): string {
  if (UNSAFE.test(value)) throw new Error(`${what} is not a CSS value: ${value}`);
  return value;
}

/** Every corner, from that of a button: a card's is a third bigger, a dialog's twice as big. */
function corners(radius: NonNullable<Brand['radius']>): [string, string][] {
  if (typeof radius !== 'string') return Object.entries(radius);
  const button = Number.parseFloat(RADIUS.md.value);
  const isSquare = Number.parseFloat(radius) === 0;
  return Object.entries(RADIUS).map(([name, { value }]) => {
    if (name === 'pill') return [name, isSquare ? radius : value];
    return [name, `calc(${radius} * ${+(Number.parseFloat(value) / button).toFixed(4)})`];
  });
}

/**
 * A brand's theme: the kit's roles in all schemes, with the contrast of every declared pair. It
 * touches no document, so it works in a build and on a server.
 * @throws Error when a value is not a colour, or when a pair of colours cannot reach its contrast;
 *   the message names the pair.
 */
export function buildTheme({ brand, scope = ':root' }: BuildThemeOptions): BrandTheme {
  const action = readHex(brand.action);
  const colors = {
    action,
    accent: readHex(brand.accent),
    neutral:
      brand.neutral === undefined ? { ...action, c: action.c * 0.3 } : readHex(brand.neutral),
  };
  const scheme = (name: Exclude<keyof Schemes, 'forcedColors'>, isDark: boolean) => {
    const isLight = name === 'light';
    const look: Look = {
      name: `${brand.name} ${name}`,
      isDark,
      hasOwnColors: isLight,
      kept: brand.exact && isLight ? KEPT : NONE,
      least: name.endsWith('Contrast') ? MORE_CONTRAST : USUAL_CONTRAST,
    };
    return brandScheme(SCHEMES[name], colors, look);
  };
  const schemes: Schemes = {
    light: scheme('light', false),
    dark: scheme('dark', true),
    lightContrast: scheme('lightContrast', false),
    darkContrast: scheme('darkContrast', true),
    forcedColors: SCHEMES.forcedColors,
  };
  const scales = [
    ...(brand.fontFamily === undefined
      ? []
      : [['font-family', safe('fontFamily', brand.fontFamily)] as const]),
    ...corners(brand.radius ?? {}).map(
      ([name, value]) => [`radius-${name}`, safe(`radius.${name}`, value)] as const,
    ),
  ];
  return { css: brandCss(schemes, scales, safe('scope', scope)), schemes };
}
