/*
 * In the browser's build this takes the place of modules that MUI and Emotion import and that the
 * kit never calls:
 * - the theme that writes its own CSS variables: the kit's theme has none;
 * - MUI's own theme, for parts outside of any provider: the kit's stand in a `MuiScope`;
 * - mixing colours in script: the kit's are variables, which CSS mixes;
 * - the `sx` prop: neither the kit nor the site passes one;
 * - the ripple, which the theme turns off everywhere;
 * - the copying of static members for Emotion's `withTheme`.
 *
 * Together they are 15 KB in front of every page with a part of MUI. `unusedParts.test.ts` checks
 * this list.
 */

const unused = () => null;

export default unused;
export {
  unused as alpha,
  unused as colorChannel,
  unused as darken,
  unused as emphasize,
  unused as extendSxProp,
  unused as getContrastRatio,
  unused as getLuminance,
  unused as hslToRgb,
  unused as lighten,
  unused as private_safeColorChannel,
  unused as stringifyTheme,
  unused as unstable_createStyleFunctionSx,
  unused as unstable_defaultSxConfig,
};
