import { styleListeners } from './styleValues.js';

/** A condition of a width or height in pixels, such as `(min-width: 600px)` or `(width >= 600px)`. */
const PIXELS = /\([^()]*\b(?:width|height|inline-size|block-size)\b[^()]*\d(?:\.\d+)?px[^()]*\)/iu;
const QUERY = /@(?:media|container)[^{]*/giu;
const OF_THE_THEME = new Set(['up', 'down', 'between', 'only', 'not']);
const ASKS_THE_WINDOW = new Set(['useMediaQuery', 'matchMedia']);

const hasPixels = (css) => [...css.matchAll(QUERY)].some(([query]) => PIXELS.test(query));

/** The text of a string or of a template's own parts. */
function textOf(node) {
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.raw).join('…');
  return node?.type === 'Literal' ? String(node.value) : '';
}

/** Whether a breakpoint is given to MUI's theme as a number, or as text in pixels. */
const isLength = (node) =>
  node?.type === 'Literal' && (typeof node.value === 'number' || /px$/u.test(node.value));

/** Layouts change at the kit's breakpoints, so that all parts of a page change together. */
export const noPixelBreakpoints = {
  meta: {
    type: 'suggestion',
    docs: { description: 'Take breakpoints by their names.' },
    schema: [],
    messages: {
      pixels:
        "Name the breakpoint, so that the page changes together: theme.breakpoints.up('md'), sx={{ display: { md: … } }}, BREAKPOINTS of @vikari/ui-kit/theme; or a Grid, which needs none.",
    },
  },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'pixels' });
    const styles = styleListeners(context, ({ node, text }) => {
      if (hasPixels(text)) report(node);
    });
    return {
      ...styles,
      CallExpression(node) {
        styles.CallExpression(node);
        const { callee } = node;
        const name = callee.name ?? callee.property?.name;
        const ofTheTheme =
          callee.object?.property?.name === 'breakpoints' || callee.object?.name === 'breakpoints';
        if (ofTheTheme && OF_THE_THEME.has(name) && node.arguments.some(isLength)) report(node);
        if (ASKS_THE_WINDOW.has(name) && PIXELS.test(textOf(node.arguments[0]))) report(node);
      },
    };
  },
};
