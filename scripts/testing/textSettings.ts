/** WCAG 1.4.12: the text spacing that users may set without losing content. */
const TEXT_SPACING = `
* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-block-end: 2em !important; }
`;

/** WCAG 1.4.4: text twice as large, by the browser's own setting. */
const TEXT_TWICE = 'html { font-size: 200%; }';

/** Content that is laid out only when it is near the window has no position to check until then. */
const LAID_OUT = '* { content-visibility: visible !important; }';

/**
 * The narrowest window (also 1280 px at 400 % zoom), text twice as large, and wide text spacing.
 */
export const CIRCUMSTANCES = [
  { name: 'at 320 px', width: 320, css: LAID_OUT },
  { name: 'at 320 px, with wide text spacing', width: 320, css: LAID_OUT + TEXT_SPACING },
  { name: 'at 360 px, text at 200 %', width: 360, css: LAID_OUT + TEXT_TWICE },
  { name: 'at 1280 px, text at 200 %', width: 1280, css: LAID_OUT + TEXT_TWICE },
] as const;
