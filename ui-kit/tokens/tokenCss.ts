import { converter, parse, toGamut } from 'culori';
import { isObject, referenceOf, type Token, type TokenType } from './tokenTree';

const toRgb = converter('rgb');
const intoSrgb = toGamut('rgb', 'oklch');

/** The spaces that CSS writes as `color(display-p3 …)`. */
const COLOR_FUNCTION = new Set([
  'srgb',
  'srgb-linear',
  'display-p3',
  'a98-rgb',
  'prophoto-rgb',
  'rec2020',
  'xyz-d65',
  'xyz-d50',
]);
/** Those with a function of their own, the last two with percentages. */
const OWN_FUNCTION = new Set(['lab', 'lch', 'oklab', 'oklch', 'hsl', 'hwb']);

/** A colour of the format as CSS writes it; undefined for an unknown space. */
function inSpace(space: unknown, [first, ...others]: readonly unknown[]): string | undefined {
  if (typeof space !== 'string') return undefined;
  if (COLOR_FUNCTION.has(space)) return `color(${space} ${[first, ...others].join(' ')})`;
  if (!OWN_FUNCTION.has(space)) return undefined;
  const hasShares = space === 'hsl' || space === 'hwb';
  const rest = others.map((part) => (hasShares && part !== 'none' ? `${part}%` : part));
  return `${space}(${[first, ...rest].join(' ')})`;
}

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

/** A value that its type does not allow; the message says of which token. */
function wrong(type: TokenType, value: unknown): Error {
  return new Error(`not a ${type}: ${JSON.stringify(value)}`);
}

const byte = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 255);

/** A colour as six-digit hex, or with its transparency; one outside sRGB is brought into it. */
function colorCss(value: unknown): string {
  if (!isObject(value) || !Array.isArray(value.components)) throw wrong('color', value);
  const { colorSpace, components, alpha = 1 } = value;
  const isPart = (part: unknown) => part === 'none' || isNumber(part);
  if (components.length !== 3 || !components.every(isPart)) throw wrong('color', value);
  if (!isNumber(alpha) || alpha < 0 || alpha > 1) throw wrong('color', value);
  const color = parse(inSpace(colorSpace, components) ?? '');
  if (color === undefined) throw wrong('color', value);
  const { r, g, b } = colorSpace === 'srgb' ? toRgb(color) : toRgb(intoSrgb(color));
  const bytes = [byte(r), byte(g), byte(b)];
  if (alpha < 1) return `rgb(${bytes.join(' ')} / ${alpha})`;
  return `#${bytes.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** A number with one of the units that its type allows. */
function measured(type: 'dimension' | 'duration', units: readonly string[], value: unknown) {
  if (!isObject(value) || !isNumber(value.value)) throw wrong(type, value);
  if (typeof value.unit !== 'string' || !units.includes(value.unit)) throw wrong(type, value);
  return `${value.value}${value.unit}`;
}

const dimensionCss = (value: unknown) => measured('dimension', ['px', 'rem'], value);
const lengthCss = (value: unknown) =>
  isObject(value) && value.value === 0 ? '0' : dimensionCss(value);

/** Names of fonts; one with a space stands in quotes. */
function fontFamilyCss(value: unknown): string {
  const names: unknown[] = Array.isArray(value) ? value : [value];
  if (names.length === 0) throw wrong('fontFamily', value);
  return names
    .map((name) => {
      // Neither quotes nor what would end the declaration
      if (typeof name !== 'string' || !/^[\p{L}\p{N} ._-]+$/u.test(name)) {
        throw wrong('fontFamily', value);
      }
      return /^[a-z-]+$/iu.test(name) ? name : `'${name}'`;
    })
    .join(', ');
}

function shadowCss(value: unknown): string {
  const layers: unknown[] = Array.isArray(value) ? value : [value];
  if (layers.length === 0) throw wrong('shadow', value);
  return layers
    .map((layer) => {
      if (!isObject(layer)) throw wrong('shadow', value);
      const { inset = false, offsetX, offsetY, blur, spread, color } = layer;
      const hasSpread = lengthCss(spread) !== '0';
      return [
        ...(inset === true ? ['inset'] : []),
        ...[offsetX, offsetY, blur, ...(hasSpread ? [spread] : [])].map(lengthCss),
        colorCss(color),
      ].join(' ');
    })
    .join(', ');
}

function cubicBezierCss(value: unknown): string {
  const parts: unknown[] = Array.isArray(value) ? value : [];
  const isAllowed = (part: unknown, at: number) =>
    isNumber(part) && (at % 2 === 1 || (part >= 0 && part <= 1));
  if (parts.length !== 4 || !parts.every(isAllowed)) throw wrong('cubicBezier', value);
  return `cubic-bezier(${parts.join(', ')})`;
}

/** A number from `least` to `most`. */
function numberCss(type: TokenType, value: unknown, least = -Infinity, most = Infinity): string {
  if (!isNumber(value) || value < least || value > most) throw wrong(type, value);
  return `${value}`;
}

/** Where a text style finds a part of it. */
function partOf(tokens: ReadonlyMap<string, Token>, value: unknown): string {
  const target = referenceOf(value);
  const token = target === undefined ? undefined : tokens.get(target);
  if (token === undefined) throw wrong('typography', value);
  return tokenCss(tokens, token);
}

/** A whole `font` value; the family is the variable, so that it follows a brand. */
function typographyCss(tokens: ReadonlyMap<string, Token>, value: unknown): string {
  if (!isObject(value) || value.fontFamily !== '{font.family}') throw wrong('typography', value);
  const size = partOf(tokens, value.fontSize);
  const lineHeight = numberCss('number', value.lineHeight, 0);
  dimensionCss(value.letterSpacing);
  return `${partOf(tokens, value.fontWeight)} ${size}/${lineHeight} var(--vk-font-family)`;
}

/** A length that grows with the window up to the token's own. */
function fluidCss(greatest: string, fluid: unknown): string {
  if (!isObject(fluid)) return greatest;
  const { least, between } = fluid;
  if (typeof between !== 'string' || !/^[\d.a-z +-]+$/u.test(between)) {
    throw wrong('dimension', fluid);
  }
  return `clamp(${dimensionCss(least)}, ${between}, ${greatest})`;
}

/**
 * A token's value as CSS writes it.
 *
 * @param tokens - of the same file, where the parts of a text style are found.
 * @throws Error that names the token, when its type does not allow the value.
 */
export function tokenCss(tokens: ReadonlyMap<string, Token>, token: Token): string {
  const { type, value } = token;
  const extension = isObject(token.extension) ? token.extension : {};
  try {
    switch (type) {
      case 'color':
        return colorCss(value);
      case 'cubicBezier':
        return cubicBezierCss(value);
      case 'dimension':
        return fluidCss(dimensionCss(value), extension.fluid);
      case 'duration':
        return measured('duration', ['ms', 's'], value);
      case 'fontFamily':
        return fontFamilyCss(value);
      case 'fontWeight':
        return numberCss(type, value, 1, 1000);
      case 'number': {
        const { unit = '' } = extension;
        if (unit !== '' && unit !== 'em' && unit !== 'ch') throw wrong('number', extension);
        return `${numberCss(type, value)}${unit}`;
      }
      case 'shadow':
        return shadowCss(value);
      case 'typography':
        return typographyCss(tokens, value);
    }
  } catch (error) {
    const path = token.path.join('.');
    throw new Error(error instanceof Error ? `${path} is ${error.message}` : path);
  }
}
