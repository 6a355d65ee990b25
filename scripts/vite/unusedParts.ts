/*
 * In the browser's build this takes the place of modules that MUI and Emotion import and that the
 * kit never calls: the provider of themes that write their own CSS variables (the kit's theme has
 * none), the ripple (the theme turns it off everywhere), and the copying of static members for
 * Emotion's `withTheme`. Together they are 8 KB in front of every page with a part of MUI.
 */

const unused = () => null;

export default unused;
export {
  unused as CssVarsProvider,
  unused as Experimental_CssVarsProvider,
  unused as getInitColorSchemeScript,
  unused as useColorScheme,
};
