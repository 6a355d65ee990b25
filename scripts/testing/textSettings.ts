/** WCAG 1.4.12: how wide a person may set text without losing anything of it. */
const TEXT_SPACING = `
* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-block-end: 2em !important; }
`;

/** WCAG 1.4.4: text twice as large, as the browser's own setting makes it. */
const TEXT_TWICE = 'html { font-size: 200%; }';

/** What is laid out only when it comes near has no place to be judged by until then. */
const LAID_OUT = '* { content-visibility: visible !important; }';

/** The narrowest window (also 1280 px at 400 % zoom), text twice as large, and text set wide. */
export const CIRCUMSTANCES = [
  { name: 'at 320 px', width: 320, css: LAID_OUT },
  { name: 'at 320 px, text set wide', width: 320, css: LAID_OUT + TEXT_SPACING },
  { name: 'at 360 px, text at 200 %', width: 360, css: LAID_OUT + TEXT_TWICE },
  { name: 'at 1280 px, text at 200 %', width: 1280, css: LAID_OUT + TEXT_TWICE },
] as const;
