import { createTheme, enhanceHighContrast, type Theme } from '@mui/material/styles';
// Types of a theme with CSS variables; none of it is in the bundle.
import type {} from '@mui/material/themeCssVarsAugmentation';
import { BREAKPOINTS } from './breakpoints';
import { cssVar } from './cssVar';
import { buttonOverrides } from './mui/buttons';
import { choiceOverrides } from './mui/choices';
import { controlOverrides } from './mui/controls';
import { displayOverrides } from './mui/display';
import { fieldOverrides } from './mui/fields';
import { muiTransitions } from './mui/motion';
import { overlayOverrides } from './mui/overlays';
import { muiPalette } from './mui/palette';
import { pickerOverrides } from './mui/pickers';
import { STACKING } from './stacking';

/** The look of MUI's parts, by their names. MUI adds its own for more contrast. */
export const muiOverrides = {
  ...buttonOverrides,
  ...choiceOverrides,
  ...controlOverrides,
  ...displayOverrides,
  ...fieldOverrides,
  ...overlayOverrides,
  ...pickerOverrides,
};

const full = createTheme({
  // Colours are computed by the browser from our variables, so they follow the scheme by CSS alone.
  cssVariables: { nativeColor: true },
  colorSchemes: { light: { palette: muiPalette } },
  typography: {
    fontFamily: cssVar('font-family'),
    fontWeightMedium: 500,
    button: { textTransform: 'none', fontWeight: 600 },
  },
  shape: { borderRadius: 12 },
  spacing: 4,
  breakpoints: {
    values: {
      xs: 0,
      sm: BREAKPOINTS.tablet,
      md: BREAKPOINTS.computer,
      lg: BREAKPOINTS.wide,
      xl: BREAKPOINTS.wide,
    },
  },
  zIndex: {
    appBar: STACKING.header.value,
    drawer: STACKING.modal.value,
    modal: STACKING.modal.value,
    snackbar: STACKING.snackbar.value,
    tooltip: STACKING.tooltip.value,
  },
  motion: { reducedMotion: 'system' },
  transitions: muiTransitions,
  components: muiOverrides,
});

const { colorSchemes: _oneScheme, ...withoutSchemes } = enhanceHighContrast(full);

/**
 * The theme of every MUI component in the kit: one scheme whose values are `var(--vk-…)`. Without
 * `colorSchemes` MUI's provider writes no style sheet, reads no storage and never renders again
 * when the scheme changes.
 */
export const muiTheme: Partial<Theme> = withoutSchemes;
