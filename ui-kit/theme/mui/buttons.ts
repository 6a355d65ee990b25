import type { ThemeOptions } from '@mui/material/styles';
import { focusRing } from './focusRing';

/** What is pressed inside other parts: a focus ring instead of a ripple. */
export const buttonOverrides = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { fontFamily: 'inherit', '&.Mui-focusVisible': focusRing } },
  },
} satisfies ThemeOptions['components'];
