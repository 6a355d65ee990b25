import {
  COLOR_ROLE_NAMES,
  COLOR_ROLES,
  ELEVATIONS,
  FAMILY_PARTS,
  type Scheme,
} from '../theme/colorRoles';
import { DURATION, EASING } from '../theme/motion';
import { RADIUS, SIZE, SPACE } from '../theme/scales';
import { STACKING } from '../theme/stacking';
import { STATUS_ROLES } from '../theme/statusRoles';
import { NIGHT_BAND } from '../theme/themeCss';
import type { TokenSet } from '../theme/token';
import { SCHEMES } from '../theme/tokens';
import {
  FONT_FAMILY,
  FONT_WEIGHTS,
  TEXT_STYLES,
  type TextStyleName,
  TRACKING,
} from '../theme/typography';
import { EXTENSION } from './tokenTree';

const FORMAT = 'https://www.designtokens.org/schemas/2025.10/format.json';
const RESOLVER = 'https://www.designtokens.org/schemas/2025.10/resolver.json';

type Json = Readonly<Record<string, unknown>>;

/** The numbers of a CSS value, in their order. */
const numbersOf = (css: string): number[] => (css.match(/-?[\d.]+/gu) ?? []).map(Number);

/** Four decimals tell apart all 256 steps of a part. */
const share = (byte: number) => Math.round((byte / 255) * 10_000) / 10_000;

/** The value of a colour, from six-digit hex or `rgb(13 18 45 / 0.56)`. */
function colorValue(css: string): Json {
  const [r = 0, g = 0, b = 0, alpha] = css.startsWith('#')
    ? [1, 3, 5].map((at) => Number.parseInt(css.slice(at, at + 2), 16))
    : numbersOf(css);
  const hex = [r, g, b].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return {
    colorSpace: 'srgb',
    components: [share(r), share(g), share(b)],
    ...(alpha === undefined ? {} : { alpha }),
    hex: `#${hex}`,
  };
}

const LENGTH = /^(-?[\d.]+)(px|rem|ms|em|ch)$/u;

/** A number with a unit. @throws Error for another CSS value. */
function measured(css: string): { value: number; unit: string } {
  const [, value, unit] = LENGTH.exec(css) ?? [];
  if (value === undefined || unit === undefined) throw new Error(`No length: ${css}`);
  return { value: Number(value), unit };
}

const lengthValue = (css: string) => (css === '0' ? { value: 0, unit: 'px' } : measured(css));

/** The layers of a `box-shadow`. */
function shadowValue(css: string): Json[] {
  return css.split(/,(?![^(]*\))/u).map((layer) => {
    const [, lengths = '', color = ''] = /^\s*(.*?)\s+(#\S+|rgb\(.*\))$/u.exec(layer) ?? [];
    const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = lengths.split(' ');
    return {
      color: colorValue(color),
      offsetX: lengthValue(offsetX),
      offsetY: lengthValue(offsetY),
      blur: lengthValue(blur),
      spread: lengthValue(spread),
    };
  });
}

/**
 * A length. The format has pixels and rem alone: one that grows with the window is the greatest, and
 * one in another unit a number; the extension says the rest.
 */
function lengthToken(css: string, description: string): Json {
  const [, least, between, greatest] = /^clamp\((\S+), (.+), (\S+)\)$/u.exec(css) ?? [];
  if (least !== undefined && between !== undefined && greatest !== undefined) {
    return {
      $type: 'dimension',
      $value: measured(greatest),
      $description: description,
      $extensions: { [EXTENSION]: { fluid: { least: measured(least), between } } },
    };
  }
  const { value, unit } = measured(css);
  if (unit === 'px' || unit === 'rem') {
    return { $type: 'dimension', $value: { value, unit }, $description: description };
  }
  return {
    $type: 'number',
    $value: value,
    $description: description,
    $extensions: { [EXTENSION]: { unit } },
  };
}

const mapped = <Value>(set: Readonly<Record<string, Value>>, make: (value: Value) => Json): Json =>
  Object.fromEntries(Object.entries(set).map(([name, value]) => [name, make(value)]));

const lengths = (set: TokenSet) => mapped(set, ({ value, use }) => lengthToken(value, use));

/** The styles that have letter spacing beside their `font` value. */
const TRACKED: Partial<Record<TextStyleName, keyof typeof TRACKING>> = {
  display: 'display',
  'heading-1': 'heading',
  'heading-2': 'heading',
};

/** A text style; its letter spacing is what the tracking gives at the greatest size. */
function typeToken(name: TextStyleName): Json {
  const { lineHeight, size, weight, use } = TEXT_STYLES[name];
  const tracking = TRACKED[name];
  const greatest = numbersOf(size).at(-1) ?? 0;
  const spacing = tracking === undefined ? 0 : measured(TRACKING[tracking].value).value * greatest;
  return {
    $value: {
      fontFamily: '{font.family}',
      fontSize: `{font.size.${name}}`,
      fontWeight: `{font.weight.${weight}}`,
      letterSpacing: { value: Math.round(spacing * 10_000) / 10_000, unit: 'rem' },
      lineHeight: Number(lineHeight),
    },
    $description: use,
  };
}

const STYLE_NAMES = Object.keys(TEXT_STYLES).filter(
  (name): name is TextStyleName => name in TEXT_STYLES,
);

/** The colours and shadows of a scheme that are not as in the one below it. */
function schemeGroups({ colors, shadows }: Scheme, below?: Scheme): Json {
  return {
    color: {
      $type: 'color',
      ...Object.fromEntries(
        COLOR_ROLE_NAMES.filter((role) => colors[role] !== below?.colors[role]).map((role) => [
          role,
          { $value: colorValue(colors[role]), $description: COLOR_ROLES[role] },
        ]),
      ),
    },
    shadow: {
      $type: 'shadow',
      ...Object.fromEntries(
        (['shadow-raised', 'shadow-overlay', 'shadow-modal'] as const)
          .filter((name) => shadows[name] !== below?.shadows[name])
          .map((name) => [
            name.replace('shadow-', ''),
            { $value: shadowValue(shadows[name]), $description: ELEVATIONS[name] },
          ]),
      ),
    },
  };
}

const font = {
  family: {
    $type: 'fontFamily',
    $value: FONT_FAMILY.split(', ').map((name) => name.replaceAll("'", '')),
    $description: 'The shipped family, its fallback while it loads, then the system’s.',
  },
  weight: {
    $type: 'fontWeight',
    ...mapped<{ value: string; use: string }>(FONT_WEIGHTS, ({ value, use }) => ({
      $value: Number(value),
      $description: use,
    })),
  },
  size: Object.fromEntries(
    STYLE_NAMES.map((name) => [name, lengthToken(TEXT_STYLES[name].size, TEXT_STYLES[name].use)]),
  ),
};

const base = (): Json => ({
  $schema: FORMAT,
  $description:
    'Vikari. The light scheme and what no scheme changes; vikari.resolver.json has the other schemes.',
  ...schemeGroups(SCHEMES.light),
  status: {
    $type: 'color',
    $description: 'What has become of an application; always beside the word.',
    ...mapped<string>(STATUS_ROLES, (family) =>
      Object.fromEntries(
        FAMILY_PARTS.map((part) => [part, { $value: `{color.${family}-${part}}` }]),
      ),
    ),
  },
  font,
  type: {
    $type: 'typography',
    ...Object.fromEntries(STYLE_NAMES.map((name) => [name, typeToken(name)])),
  },
  tracking: lengths(TRACKING),
  space: lengths(SPACE),
  radius: lengths(RADIUS),
  size: lengths(SIZE),
  duration: {
    $type: 'duration',
    ...mapped<{ value: string; use: string }>(DURATION, ({ value, use }) => ({
      $value: measured(value),
      $description: use,
    })),
  },
  easing: {
    $type: 'cubicBezier',
    ...mapped<{ value: string; use: string }>(EASING, ({ value, use }) => ({
      $value: numbersOf(value),
      $description: use,
    })),
  },
  z: {
    $type: 'number',
    ...mapped<{ value: number; use: string }>(STACKING, ({ value, use }) => ({
      $value: value,
      $description: use,
    })),
  },
});

const scheme = (description: string, own: Scheme, below: Scheme): Json => ({
  $schema: FORMAT,
  $description: description,
  ...schemeGroups(own, below),
});

/** `var(--vk-text-on-night)` as a reference. */
const colorReference = (css: string) => css.replace(/^var\(--vk-(.+)\)$/u, '{color.$1}');

const resolver = (): Json => ({
  $schema: RESOLVER,
  name: 'Vikari',
  version: '2025.10',
  description:
    'Forced colours are not here: they are the user’s own palette, for which the format has no value.',
  sets: { base: { sources: [{ $ref: 'vikari.tokens.json' }] } },
  modifiers: {
    scheme: {
      description: 'The colours and shadows.',
      contexts: {
        light: [],
        dark: [{ $ref: 'vikari.dark.tokens.json' }],
        lightContrast: [{ $ref: 'vikari.lightContrast.tokens.json' }],
        darkContrast: [
          { $ref: 'vikari.dark.tokens.json' },
          { $ref: 'vikari.darkContrast.tokens.json' },
        ],
      },
      default: 'light',
    },
    surface: {
      description: 'Inside the night band, a few roles are others.',
      contexts: {
        page: [],
        night: [
          {
            color: {
              $type: 'color',
              ...Object.fromEntries(
                NIGHT_BAND.map(([name, css]) => [name, { $value: colorReference(css) }]),
              ),
            },
          },
        ],
      },
      default: 'page',
    },
    motion: {
      description: 'For those who asked their system for less.',
      contexts: {
        full: [],
        reduced: [
          {
            duration: {
              $type: 'duration',
              ...mapped(DURATION, () => ({ $value: { value: 0, unit: 'ms' } })),
            },
          },
        ],
      },
      default: 'full',
    },
  },
  resolutionOrder: [
    { $ref: '#/sets/base' },
    { $ref: '#/modifiers/scheme' },
    { $ref: '#/modifiers/surface' },
    { $ref: '#/modifiers/motion' },
  ],
});

/** The theme as files of the Design Tokens Format 2025.10, by their names in `ui-kit/tokens`. */
export const tokenFiles = (): Readonly<Record<string, Json>> => ({
  'vikari.tokens.json': base(),
  'vikari.dark.tokens.json': scheme('The dark scheme, over light.', SCHEMES.dark, SCHEMES.light),
  'vikari.lightContrast.tokens.json': scheme(
    'More contrast, over light.',
    SCHEMES.lightContrast,
    SCHEMES.light,
  ),
  'vikari.darkContrast.tokens.json': scheme(
    'More contrast, over light and dark.',
    SCHEMES.darkContrast,
    SCHEMES.dark,
  ),
  'vikari.resolver.json': resolver(),
});
