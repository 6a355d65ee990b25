import {
  block,
  contrastVariables,
  media,
  NIGHT_BAND,
  PAGE_COLOURS,
  PAPER,
  schemeVariables,
  statusVariables,
  typeVariables,
  type Variable,
} from './themeCss';
import type { Schemes } from './tokens';

const DARK = '[data-color-scheme="dark"]';
const LIGHT = '[data-color-scheme="light"]';
const MORE = '[data-contrast="more"]';
const NORMAL = '[data-contrast="normal"]';

/** The scope where the root has `root` and the scope itself `own`; they may be one element. */
function under(scope: string, root: string, own: string): string[] {
  return [`${scope}:root${root}${own}`, `:root${root} ${scope}${own}`];
}

/** Everything that has the attributes: the scope, an element inside it, or the root above it. */
function chosen(scope: string, attributes: string, notInScope: string): string[] {
  return [
    `${scope}${attributes}`,
    `${scope} ${attributes}`,
    ...under(scope, attributes, notInScope),
  ];
}

/** A brand's values that belong to no scheme, such as `radius-md`. */
export type BrandScales = readonly Variable[];

/**
 * A brand's style sheet. Its rules have no specificity, as the kit's own: it comes after
 * `theme.css`. The scope follows the scheme of the root, or of its own attributes.
 */
export function brandCss(schemes: Schemes, scales: BrandScales, scope: string): string {
  const contrast = contrastVariables(schemes);
  const dark = schemeVariables(schemes.dark);
  const rule = (selectors: readonly string[], variables: readonly Variable[], ...plain: string[]) =>
    block(selectors.join(', '), variables, ...plain);
  const notLight = `:not(${LIGHT})`;
  const notNormal = `:not(${NORMAL})`;
  const darkRoot = under(scope, notLight, notLight);
  const darkChosen = chosen(scope, DARK, notLight);
  const hasFont = scales.some(([name]) => name === 'font-family');
  const prefersDark = '(prefers-color-scheme: dark)';
  const prefersMore = '(prefers-contrast: more)';
  return [
    rule([scope], [...scales, ...(hasFont ? typeVariables() : [])]),
    rule([scope, `${scope} ${LIGHT}`], schemeVariables(schemes.light), 'color-scheme: light;'),
    media(prefersDark, rule(darkRoot, dark, 'color-scheme: dark;')),
    rule(darkChosen, dark, 'color-scheme: dark;'),
    media(
      prefersMore,
      rule(
        [...under(scope, notNormal, notNormal), `${scope} ${LIGHT}${notNormal}`],
        contrast.light,
      ),
    ),
    rule(chosen(scope, MORE, notNormal), contrast.light),
    media(
      `${prefersMore} and ${prefersDark}`,
      rule(under(scope, notLight + notNormal, notLight + notNormal), contrast.dark),
    ),
    media(
      prefersMore,
      rule(
        [
          `${scope}${DARK}${notNormal}`,
          `${scope} ${DARK}${notNormal}`,
          ...under(scope, DARK + notNormal, notLight + notNormal),
        ],
        contrast.dark,
      ),
    ),
    media(
      prefersDark,
      rule(
        [
          ...under(scope, notLight, MORE + notLight),
          ...under(scope, MORE + notLight, notLight + notNormal),
          `${scope} ${MORE}${notLight}`,
        ],
        contrast.dark,
      ),
    ),
    rule(
      [
        ...chosen(scope, DARK + MORE, notLight + notNormal),
        ...under(scope, DARK, MORE + notLight),
        ...under(scope, MORE, DARK + notNormal),
      ],
      contrast.dark,
    ),
    media(
      '(forced-colors: active)',
      rule(
        [scope, `${scope} [data-color-scheme]`, `${scope} [data-contrast]`],
        schemeVariables(schemes.forcedColors),
      ),
    ),
    rule([scope], [...statusVariables(), ...PAGE_COLOURS]),
    rule([`${scope}[data-surface="night"]`, `${scope} [data-surface="night"]`], NIGHT_BAND),
    rule([`${scope}[data-surface="paper"]`, `${scope} [data-surface="paper"]`], PAPER),
  ].join('\n');
}
