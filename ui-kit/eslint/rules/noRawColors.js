import { COLOR_NAMES } from './colorNames.js';
import { styleListeners } from './styleValues.js';

const HEX = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])/iu;
/** `oklch(from var(--vk-text) …)` changes a token, and is no colour of its own. */
const FUNCTION =
  /(?<![\w-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?!\s*from\s+var\()[^)]*\)?/iu;
/** `common.white` is a path of MUI's palette, `--red` a variable. */
const NAME = new RegExp(`(?<![\\w.$#-])(?:${COLOR_NAMES.join('|')})(?![\\w.(-])`, 'iu');
/** Properties in whose value a word is a colour: `red` is also a name of an area or an animation. */
const TAKES_COLOR =
  /colou?r|background|border|outline|shadow|fill|stroke|decoration|columnRule|column-rule|filter/iu;
/** A declaration of CSS; a selector such as `#abc` is none. */
const DECLARATION = /([\w-]+)\s*:\s*([^;{}]+)/gu;

/** The colour in a value of a property, if there is one. */
function colorIn(text, property) {
  const value = text.replace(/url\([^)]*\)/giu, '');
  if (property === 'content' || property === 'fontFamily') return undefined;
  const found = HEX.exec(value) ?? FUNCTION.exec(value);
  return (found ?? (TAKES_COLOR.test(property) ? NAME.exec(value) : undefined))?.[0];
}

/** The first colour in a piece of CSS. */
function colorInCss(css) {
  for (const [, property, value] of css.matchAll(DECLARATION)) {
    const color = colorIn(value, property);
    if (color) return color;
  }
  return undefined;
}

/** Colours come from the tokens: one that is written out stays light in the dark. */
export const noRawColors = {
  meta: {
    type: 'problem',
    docs: { description: 'Take colours from the tokens.' },
    schema: [],
    messages: {
      raw: "'{{color}}' stays as it is in dark and high contrast. Take a token, such as var(--vk-text), or a colour of the MUI theme.",
    },
  },
  create(context) {
    return styleListeners(context, ({ node, text, property, isKey }) => {
      if (isKey) return;
      const color = property === undefined ? colorInCss(text) : colorIn(text, property);
      if (color) context.report({ node, messageId: 'raw', data: { color } });
    });
  },
};
