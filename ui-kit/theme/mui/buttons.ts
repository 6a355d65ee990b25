import type { ThemeOptions } from '@mui/material/styles';
import { focusRing } from './focusRing';

/** What is pressed inside other parts: a focus ring instead of a ripple. */
export const buttonOverrides = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: {
        fontFamily: 'inherit',
        // Also before the page's script gives MUI's class
        '&:is(.Mui-focusVisible, :focus-visible)': focusRing,
      },
    },
  },
} satisfies ThemeOptions['components'];
