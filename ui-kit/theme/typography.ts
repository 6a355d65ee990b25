import type { TokenSet } from './token';

/** The shipped family, its metric-matched fallback while it loads, then the system's. */
export const FONT_FAMILY =
  "'Schibsted Grotesk', 'Schibsted Grotesk Fallback', system-ui, -apple-system, 'Segoe UI', Arial, sans-serif";

/** Weights of the variable font in use; no other is used. */
export const FONT_WEIGHTS = {
  regular: { value: '400', use: 'Running text.' },
  medium: { value: '500', use: 'Labels, tabs, table heads, names in lists.' },
  semibold: { value: '600', use: 'Buttons, card titles, small headings.' },
  bold: { value: '700', use: 'Headings and prices.' },
  heavy: { value: '800', use: 'Display only.' },
} as const satisfies TokenSet;

/** A text style. `--vk-type-<name>` is a whole `font` value: `font: var(--vk-type-body)`. */
interface TextStyle {
  /** CSS length; rem, so that it follows the reader's own text size. */
  readonly size: string;
  /** Unitless line height. */
  readonly lineHeight: string;
  readonly weight: keyof typeof FONT_WEIGHTS;
  readonly use: string;
}

/** The type scale. Display and the first two headings grow with the window, the rest are fixed. */
export const TEXT_STYLES = {
  display: {
    size: 'clamp(2.25rem, 1.55rem + 2.9vw, 3.75rem)',
    lineHeight: '1.06',
    weight: 'heavy',
    use: 'One line of a hero. At most once a page. Add letter-spacing: var(--vk-tracking-display).',
  },
  'heading-1': {
    size: 'clamp(1.75rem, 1.5rem + 1.1vw, 2.375rem)',
    lineHeight: '1.14',
    weight: 'bold',
    use: 'The page’s title.',
  },
  'heading-2': {
    size: 'clamp(1.375rem, 1.25rem + 0.5vw, 1.625rem)',
    lineHeight: '1.22',
    weight: 'bold',
    use: 'A section; the title of a dialog.',
  },
  'heading-3': { size: '1.1875rem', lineHeight: '1.3', weight: 'semibold', use: 'A card’s title.' },
  'heading-4': {
    size: '1.0625rem',
    lineHeight: '1.35',
    weight: 'semibold',
    use: 'A group inside a card or form.',
  },
  lead: {
    size: 'clamp(1.0625rem, 1rem + 0.3vw, 1.25rem)',
    lineHeight: '1.5',
    weight: 'regular',
    use: 'The paragraph under a page’s title.',
  },
  body: { size: '1rem', lineHeight: '1.55', weight: 'regular', use: 'Running text and inputs.' },
  'body-strong': {
    size: '1rem',
    lineHeight: '1.55',
    weight: 'semibold',
    use: 'Emphasis inside running text; values in a list of facts.',
  },
  label: {
    size: '0.9375rem',
    lineHeight: '1.35',
    weight: 'medium',
    use: 'Field labels, tabs, chips, menu items.',
  },
  button: { size: '1rem', lineHeight: '1.25', weight: 'semibold', use: 'Buttons.' },
  small: {
    size: '0.875rem',
    lineHeight: '1.45',
    weight: 'regular',
    use: 'Hints, metadata, footers, table cells.',
  },
  caption: {
    size: '0.8125rem',
    lineHeight: '1.4',
    weight: 'medium',
    use: 'Pills, badges, chart axes. The smallest size; never for a sentence.',
  },
  price: {
    size: '1.5rem',
    lineHeight: '1.15',
    weight: 'bold',
    use: 'Hourly rates and sums. Add font-variant-numeric: tabular-nums.',
  },
} as const satisfies Record<string, TextStyle>;
export type TextStyleName = keyof typeof TEXT_STYLES;

/** Letter spacing. */
export const TRACKING = {
  display: { value: '-0.028em', use: 'With the display style.' },
  heading: { value: '-0.015em', use: 'With headings 1 and 2; the base styles set it.' },
} as const satisfies TokenSet;
