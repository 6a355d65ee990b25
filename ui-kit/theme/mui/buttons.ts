import type { ThemeOptions } from '@mui/material/styles';
import { cssVar } from '../cssVar';
import { focusRing } from './focusRing';

/** Buttons: sentence case, 44 px on touch screens, a focus ring instead of a ripple. */
export const buttonOverrides = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { fontFamily: 'inherit', '&.Mui-focusVisible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: cssVar('size-target'),
        padding: `${cssVar('space-2')} ${cssVar('space-5')}`,
        borderRadius: cssVar('radius-md'),
        font: cssVar('type-button'),
        letterSpacing: 0,
        transitionDuration: cssVar('duration-fast'),
      },
      sizeLarge: {
        minHeight: cssVar('size-control'),
        padding: `${cssVar('space-3')} ${cssVar('space-6')}`,
      },
      sizeSmall: { minHeight: cssVar('size-control-small'), padding: `0 ${cssVar('space-3')}` },
      contained: {
        forcedColorAdjust: 'none',
        border: '1px solid transparent',
        '@media (forced-colors: active)': { '&.Mui-disabled': { borderColor: 'GrayText' } },
      },
      outlined: {
        color: cssVar('action-text'),
        borderColor: cssVar('border-strong'),
        borderWidth: '1.5px',
      },
      text: {
        color: cssVar('action-text'),
        '&:hover': { backgroundColor: cssVar('action-subtle') },
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        minWidth: cssVar('size-target'),
        minHeight: cssVar('size-target'),
        borderRadius: cssVar('radius-md'),
        color: cssVar('text'),
        '&:hover': { backgroundColor: cssVar('surface-hover') },
      },
    },
  },
} satisfies ThemeOptions['components'];
