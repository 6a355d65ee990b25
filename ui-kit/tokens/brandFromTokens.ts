import type { Brand } from '../theme/buildTheme';
import { RADIUS } from '../theme/scales';
import { tokenCss } from './tokenCss';
import { readTokens } from './tokenTree';

const CORNERS = Object.keys(RADIUS).map((name) => `radius.${name}`);
const NAMES = new Set([
  'color.action',
  'color.accent',
  'color.neutral',
  'font.family',
  'radius',
  ...CORNERS,
]);

/**
 * A brand from a file of design tokens, for `buildTheme({ brand })`. It has the colours
 * `color.action` and `color.accent`, in any colour space of the format, and perhaps `color.neutral`,
 * `font.family`, and `radius` or `radius.md` and so on. `buildTheme` makes all others from them.
 *
 * @param name - for error messages: "Klara".
 * @param file - parsed JSON, from anywhere.
 * @throws Error that names the token which is missing, not a brand's, or has a wrong value.
 */
export function brandFromTokens(name: string, file: unknown): Brand {
  const tokens = readTokens([file]);
  const unknown = [...tokens.keys()].find((path) => !NAMES.has(path));
  if (unknown !== undefined)
    throw new Error(`The brand ${name}: ${unknown} is no token of a brand.`);
  const find = (path: string, type: string): string | undefined => {
    const token = tokens.get(path);
    if (token === undefined) return undefined;
    if (token.type !== type) throw new Error(`The brand ${name}: ${path} is no ${type}.`);
    return tokenCss(tokens, token);
  };
  const colorOf = (path: string): string => {
    const color = find(path, 'color');
    if (color === undefined) throw new Error(`The brand ${name} has no ${path}.`);
    return color;
  };
  const corners = CORNERS.flatMap((path): [string, string][] => {
    const value = find(path, 'dimension');
    return value === undefined ? [] : [[path.replace('radius.', ''), value]];
  });
  const neutral = find('color.neutral', 'color');
  const fontFamily = find('font.family', 'fontFamily');
  const radius = find('radius', 'dimension') ?? Object.fromEntries(corners);
  return {
    name,
    action: colorOf('color.action'),
    accent: colorOf('color.accent'),
    ...(neutral === undefined ? {} : { neutral }),
    ...(fontFamily === undefined ? {} : { fontFamily }),
    ...(typeof radius === 'string' || corners.length > 0 ? { radius } : {}),
  };
}
