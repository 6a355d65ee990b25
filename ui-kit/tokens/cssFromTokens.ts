import {
  COLOR_ROLE_NAMES,
  type ColorRole,
  ELEVATIONS,
  type Elevation,
  type Scheme,
} from '../theme/colorRoles';
import { contrastRatio } from '../theme/contrast';
import { CONTRAST_PAIRS, MORE_CONTRAST, USUAL_CONTRAST } from '../theme/contrastPairs';
import { kitValues, themeVariablesCss, type Variable } from '../theme/themeCss';
import { SCHEMES, type Schemes } from '../theme/tokens';
import { tokenCss } from './tokenCss';
import { readReferences, readTokens, type Token } from './tokenTree';

/** The parsed files of a theme. Each scheme holds what differs from `tokens`. */
export interface ThemeTokenFiles {
  /** As `vikari.tokens.json`: the light scheme and all that no scheme changes. */
  tokens: unknown;
  dark: unknown;
  lightContrast: unknown;
  /** Over `tokens` and `dark`. */
  darkContrast: unknown;
}

/** `color.text-muted` is `--vk-text-muted`, `font.size.body` is `--vk-font-size-body`. */
const variableOf = (path: readonly string[]): string =>
  (path[0] === 'color' ? path.slice(1) : path).join('-');

/** The CSS values of merged files, by the names of their variables. */
function valuesOf(files: readonly unknown[]): Map<string, string> {
  const tokens: ReadonlyMap<string, Token> = readTokens(files);
  return new Map(
    Array.from(tokens.values(), (token) => [variableOf(token.path), tokenCss(tokens, token)]),
  );
}

function schemeOf(name: string, values: ReadonlyMap<string, string>): Scheme {
  const find = (variable: string): string => {
    const value = values.get(variable);
    if (value === undefined) throw new Error(`The ${name} scheme has no ${variable}.`);
    return value;
  };
  const elevations = Object.keys(ELEVATIONS);
  return {
    // fromEntries loses its keys' type; both lists have every name
    colors: Object.fromEntries(COLOR_ROLE_NAMES.map((role) => [role, find(role)])) as Record<
      ColorRole,
      string
    >,
    shadows: Object.fromEntries(elevations.map((key) => [key, find(key)])) as Record<
      Elevation,
      string
    >,
  };
}

/** @throws Error that names the first pair with too little contrast. */
function checkContrast(schemes: Schemes): void {
  for (const name of ['light', 'dark', 'lightContrast', 'darkContrast'] as const) {
    const least = name.endsWith('Contrast') ? MORE_CONTRAST : USUAL_CONTRAST;
    const { colors } = schemes[name];
    for (const { foreground, background, kind } of CONTRAST_PAIRS) {
      const ratio = contrastRatio(colors[foreground], colors[background]);
      if (ratio >= least[kind]) continue;
      throw new Error(
        `The ${name} scheme: ${foreground} on ${background} reaches ${ratio.toFixed(2)}:1 ` +
          `and needs ${least[kind]}:1.`,
      );
    }
  }
}

/** Statuses stay references, so that they follow the scheme. */
function statusesOf(file: unknown): Map<string, string> {
  const references = [...readReferences(file)].filter(([name]) => name.startsWith('status.'));
  return new Map(
    references.map(([name, target]) => [
      variableOf(name.split('.')),
      `var(--vk-${variableOf(target.split('.'))})`,
    ]),
  );
}

/** The kit's variables with the values of a file, all of which it must have. */
function withValues(
  variables: readonly Variable[],
  values: ReadonlyMap<string, string>,
): Variable[] {
  return variables.map(([name]) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`The tokens have no ${name}.`);
    return [name, value];
  });
}

/**
 * The custom properties of all schemes, as those in `tokens.css`, from token files that a design tool
 * has changed. Forced colours stay the user's own.
 *
 * @throws Error that names the token which is missing, unknown or has a value that its type does not
 *   allow, or the pair of colours with too little contrast.
 */
export function cssFromTokens(files: ThemeTokenFiles): string {
  const { tokens, dark, lightContrast, darkContrast } = files;
  const kit = kitValues();
  const light = valuesOf([tokens]);
  const known = new Set([
    ...COLOR_ROLE_NAMES,
    ...Object.keys(ELEVATIONS),
    ...[...kit.root, ...kit.statuses].map(([name]) => name),
  ]);
  const all = valuesOf([tokens, dark, lightContrast, darkContrast]);
  const unknown = [...all.keys()].find((name) => !known.has(name));
  if (unknown !== undefined) throw new Error(`The kit has no token ${unknown}.`);
  const schemes: Schemes = {
    light: schemeOf('light', light),
    dark: schemeOf('dark', valuesOf([tokens, dark])),
    lightContrast: schemeOf('lightContrast', valuesOf([tokens, lightContrast])),
    darkContrast: schemeOf('darkContrast', valuesOf([tokens, dark, darkContrast])),
    forcedColors: SCHEMES.forcedColors,
  };
  checkContrast(schemes);
  return themeVariablesCss({
    root: withValues(kit.root, light),
    schemes,
    statuses: withValues(kit.statuses, statusesOf(tokens)),
  });
}
