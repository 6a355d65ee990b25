'use client';

import {
  createTheme,
  enhanceHighContrast,
  type Theme,
  type ThemeOptions,
} from '@mui/material/styles';
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

/**
 * The colours are variables already, so MUI mixes others from them in CSS (`colorSpace`, as for its
 * own `nativeColor`) and need not know their values. It makes no variables of its own: the code for
 * them is a tenth of what every page with a part of MUI loads.
 */
const options = {
  colorSpace: 'oklch',
  // MUI names these two among a theme with variables only
  palette: { ...muiPalette, common: muiPalette.common as object },
  typography: {
    fontFamily: cssVar('font-family'),
    fontWeightMedium: 500,
    button: { textTransform: 'none', fontWeight: 600 },
  },
  // A variable, so that a brand's corners reach every part
  shape: { borderRadius: cssVar('radius-md') },
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
} as const satisfies ThemeOptions & { colorSpace: string };

/** MUI's own numbers for a light scheme, which it adds to themes with variables only. */
const opacity = {
  inputPlaceholder: 0.42,
  inputUnderline: 0.42,
  switchTrackDisabled: 0.12,
  switchTrack: 0.38,
};

/**
 * A theme of one scheme whose values are `var(--vk-…)`, with what is given, later ones over earlier.
 * Parts take a colour from `vars` where there are variables, and there only from the group with their
 * name. Without `colorSchemes` MUI's provider writes no style sheet, reads no storage and never
 * renders again when the scheme changes.
 */
export function makeMuiTheme(...more: ThemeOptions[]): Theme {
  const theme = enhanceHighContrast(createTheme(options, ...more));
  return {
    ...theme,
    vars: {
      palette: theme.palette,
      shadows: theme.shadows,
      zIndex: theme.zIndex,
      shape: theme.shape,
      opacity,
      overlays: [],
    } as unknown as Theme['vars'],
  };
}

/** The theme of every MUI part that the kit's components draw: `theme/mui` has the whole of it. */
export const muiTheme = makeMuiTheme({ components: muiOverrides });
