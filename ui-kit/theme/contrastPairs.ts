import type { ColorRole } from './colorRoles';
import { COLOR_FAMILIES } from './colorRoles';

/** What a pair must reach: `text` 4.5:1, `graphic` (edges, icons, focus rings) 3:1. */
export type ContrastKind = 'text' | 'graphic';

/** The least ratios of the usual schemes: WCAG 2.2 AA. */
export const USUAL_CONTRAST: Readonly<Record<ContrastKind, number>> = { text: 4.5, graphic: 3 };
/** The least ratios of the schemes with more contrast: AAA for text. */
export const MORE_CONTRAST: Readonly<Record<ContrastKind, number>> = { text: 7, graphic: 4.5 };

/** One colour on another, as the components use them. */
export interface ContrastPair {
  foreground: ColorRole;
  background: ColorRole;
  kind: ContrastKind;
}

function pairs(
  kind: ContrastKind,
  foregrounds: readonly ColorRole[],
  backgrounds: readonly ColorRole[],
): ContrastPair[] {
  return foregrounds.flatMap((foreground) =>
    backgrounds.map((background) => ({ foreground, background, kind })),
  );
}

const PAPER = ['surface-page', 'surface-raised', 'surface-sunken'] as const;
const PAPER_AND_STATES = [...PAPER, 'surface-hover', 'surface-selected'] as const;
const NIGHT = ['surface-night', 'surface-night-raised'] as const;

/**
 * Every pair of colours that the kit may use. A component that needs another one adds it here
 * first.
 */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  ...pairs('text', ['text', 'text-muted', 'text-link', 'text-link-hover'], PAPER_AND_STATES),
  ...pairs('text', ['action-text'], [...PAPER_AND_STATES, 'action-subtle', 'action-subtle-hover']),
  ...pairs('text', ['text'], ['action-subtle', 'action-subtle-hover']),
  ...pairs('text', ['text-inverse'], ['surface-inverse']),
  ...pairs('text', ['text-on-night', 'text-on-night-muted'], NIGHT),
  ...pairs('text', ['text-on-action'], ['action', 'action-hover', 'action-pressed']),
  ...pairs('text', ['text-on-accent'], ['accent', 'accent-hover']),
  ...pairs('text', ['accent'], NIGHT),
  ...pairs('text', ['text-on-fill'], ['danger-fill-hover']),
  ...COLOR_FAMILIES.flatMap((family) => [
    ...pairs(
      'text',
      [`${family}-text`],
      [`${family}-background`, 'surface-page', 'surface-raised'],
    ),
    ...pairs('text', ['text'], [`${family}-background`]),
    ...pairs('text', ['text-on-fill'], [`${family}-fill`]),
    ...pairs(
      'graphic',
      [`${family}-fill`],
      [`${family}-background`, 'surface-page', 'surface-raised', 'surface-sunken'],
    ),
    ...pairs('graphic', [`${family}-border`], ['surface-page', 'surface-raised']),
  ]),
  ...pairs('graphic', ['border-strong', 'action', 'action-hover'], PAPER),
  ...pairs('graphic', ['border-night'], NIGHT),
  ...pairs('graphic', ['focus'], PAPER_AND_STATES),
  ...pairs('graphic', ['focus-on-night'], NIGHT),
];
