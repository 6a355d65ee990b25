import type { Scheme } from './colorRoles';
import { FAMILY_PARTS } from './colorRoles';
import { DURATION, EASING } from './motion';
import { RADIUS, SIZE, SPACE } from './scales';
import { STACKING } from './stacking';
import { STATUS_ROLES } from './statusRoles';
import type { TokenSet } from './token';
import { SCHEMES, type Schemes } from './tokens';
import { FONT_FAMILY, FONT_WEIGHTS, TEXT_STYLES, TRACKING } from './typography';

/** A CSS variable without its `--vk-`, and its value. */
export type Variable = readonly [name: string, value: string];

/** Everything that may switch the scheme for the elements below it. */
const SCOPES = ':root, [data-color-scheme], [data-contrast]';

export function block(
  selector: string,
  variables: readonly Variable[],
  ...plain: string[]
): string {
  const lines = [...plain, ...variables.map(([name, value]) => `--vk-${name}: ${value};`)];
  // :where() gives every scheme the same specificity: only the order decides.
  return `:where(${selector}) {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
}

export function media(query: string, css: string): string {
  return `@media ${query} {\n${css.replace(/^(?=.)/gm, '  ')}}\n`;
}

export function schemeVariables(scheme: Scheme): Variable[] {
  return [...Object.entries(scheme.colors), ...Object.entries(scheme.shadows)];
}

/**
 * The values that a contrast scheme must set over its base so that no value of another scheme
 * applies.
 */
export function contrastVariables({
  light,
  dark,
  lightContrast,
  darkContrast,
}: Schemes): Record<'light' | 'dark', Variable[]> {
  const baseOf = (scheme: Scheme) => new Map(schemeVariables(scheme));
  const lightBase = baseOf(light);
  const darkBase = baseOf(dark);
  const lightChanges = schemeVariables(lightContrast).filter(([k, v]) => lightBase.get(k) !== v);
  const changed = new Set(lightChanges.map(([name]) => name));
  return {
    light: lightChanges,
    dark: schemeVariables(darkContrast).filter(([k, v]) => changed.has(k) || darkBase.get(k) !== v),
  };
}

function setVariables(prefix: string, set: TokenSet): Variable[] {
  return Object.entries(set).map(([name, { value }]) => [`${prefix}-${name}`, value]);
}

export function typeVariables(): Variable[] {
  return Object.entries(TEXT_STYLES).flatMap(([name, { size, lineHeight, weight }]): Variable[] => [
    [`font-size-${name}`, size],
    [`type-${name}`, `${FONT_WEIGHTS[weight].value} ${size}/${lineHeight} var(--vk-font-family)`],
  ]);
}

export function statusVariables(): Variable[] {
  return Object.entries(STATUS_ROLES).flatMap(([status, family]) =>
    FAMILY_PARTS.map(
      (part): Variable => [`status-${status}-${part}`, `var(--vk-${family}-${part})`],
    ),
  );
}

/** The dark band: elements on it use its colours for text, borders and focus rings. */
export const NIGHT_BAND: readonly Variable[] = [
  ['text', 'var(--vk-text-on-night)'],
  ['text-muted', 'var(--vk-text-on-night-muted)'],
  ['text-link', 'var(--vk-text-on-night)'],
  ['text-link-hover', 'var(--vk-accent)'],
  ['border', 'var(--vk-surface-night-raised)'],
  ['border-strong', 'var(--vk-border-night)'],
  ['focus', 'var(--vk-focus-on-night)'],
  ['icon-tone', 'var(--vk-icon-tone-on-night)'],
];

/** A paper part on the night band has the page's own colours again, which the band changed. */
const PAPER_NAMES = NIGHT_BAND.map(([name]) => name);
export const PAGE_COLOURS = PAPER_NAMES.map(
  (name): Variable => [`paper-${name}`, `var(--vk-${name})`],
);
export const PAPER = PAPER_NAMES.map((name): Variable => [name, `var(--vk-paper-${name})`]);

const STILL: readonly Variable[] = Object.keys(DURATION).map((name) => [`duration-${name}`, '0ms']);

/** What the style sheet is made of: the kit's own, or what was read from a file of tokens. */
export interface ThemeValues {
  /** Those that no scheme changes. */
  root: readonly Variable[];
  schemes: Schemes;
  /** Each refers to a colour. */
  statuses: readonly Variable[];
}

/** The kit's own values. */
export const kitValues = (): ThemeValues => ({
  root: [
    ['font-family', FONT_FAMILY],
    ...setVariables('font-weight', FONT_WEIGHTS),
    ...typeVariables(),
    ...setVariables('tracking', TRACKING),
    ...setVariables('space', SPACE),
    ...setVariables('radius', RADIUS),
    ...setVariables('size', SIZE),
    ...setVariables('duration', DURATION),
    ...setVariables('easing', EASING),
    ...Object.entries(STACKING).map(([name, { value }]): Variable => [`z-${name}`, `${value}`]),
  ],
  schemes: SCHEMES,
  statuses: statusVariables(),
});

/** The custom properties of every scheme and scale, as one style sheet. */
export function themeVariablesCss({ root, schemes, statuses } = kitValues()): string {
  const contrast = contrastVariables(schemes);
  const dark = schemeVariables(schemes.dark);
  const prefersDark = '(prefers-color-scheme: dark)';
  const prefersMore = '(prefers-contrast: more)';
  const systemDark = ':root:not([data-color-scheme="light"])';
  return [
    block(':root', root),
    block(
      ':root, [data-color-scheme="light"]',
      schemeVariables(schemes.light),
      'color-scheme: light;',
    ),
    media(prefersDark, block(systemDark, dark, 'color-scheme: dark;')),
    block('[data-color-scheme="dark"]', dark, 'color-scheme: dark;'),
    media(
      prefersMore,
      block(
        ':root:not([data-contrast="normal"]), [data-color-scheme="light"]:not([data-contrast="normal"])',
        contrast.light,
      ),
    ),
    block('[data-contrast="more"]', contrast.light),
    media(
      `${prefersMore} and ${prefersDark}`,
      block(`${systemDark}:not([data-contrast="normal"])`, contrast.dark),
    ),
    media(
      prefersMore,
      block('[data-color-scheme="dark"]:not([data-contrast="normal"])', contrast.dark),
    ),
    media(
      prefersDark,
      block('[data-contrast="more"]:not([data-color-scheme="light"])', contrast.dark),
    ),
    block('[data-color-scheme="dark"][data-contrast="more"]', contrast.dark),
    media('(forced-colors: active)', block(SCOPES, schemeVariables(schemes.forcedColors))),
    block(SCOPES, statuses),
    block(SCOPES, PAGE_COLOURS),
    block('[data-surface="night"]', NIGHT_BAND),
    block('[data-surface="paper"]', PAPER),
    media('(prefers-reduced-motion: reduce)', block(':root', STILL)),
    block('[data-motion="reduce"]', STILL),
  ].join('\n');
}
