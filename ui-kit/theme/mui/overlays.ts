import type { ThemeOptions } from '@mui/material/styles';
import { cssVar } from '../cssVar';
import { focusRing } from './focusRing';

/** Layers over the page. Menus start above every modal, so that they also open inside one. */
export const overlayOverrides = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none', color: cssVar('text') } },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { backgroundColor: cssVar('surface-backdrop') },
      invisible: { backgroundColor: 'transparent' },
    },
  },
  MuiPopover: {
    styleOverrides: {
      root: { zIndex: cssVar('z-popover') },
      paper: {
        borderRadius: cssVar('radius-md'),
        boxShadow: cssVar('shadow-overlay'),
        border: '1px solid transparent',
      },
    },
  },
  MuiMenu: { styleOverrides: { list: { padding: cssVar('space-2') } } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: cssVar('size-target'),
        gap: cssVar('space-3'),
        padding: `${cssVar('space-2')} ${cssVar('space-3')}`,
        borderRadius: cssVar('radius-sm'),
        font: cssVar('type-label'),
        whiteSpace: 'normal',
        '&:hover': { backgroundColor: cssVar('surface-hover') },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: cssVar('surface-selected'),
          '@media (forced-colors: active)': { color: 'SelectedItemText' },
        },
        '&.Mui-focusVisible': {
          ...focusRing,
          outlineOffset: '-3px',
          backgroundColor: cssVar('surface-hover'),
        },
        // The arrow keys focus these too. By its colour, since a lower opacity would also fade the
        // focus ring.
        '&.Mui-disabled': { opacity: 1, color: cssVar('text-disabled') },
        '&.Mui-disabled:focus-visible': { ...focusRing, outlineOffset: '-3px' },
        '@media (forced-colors: active)': { '&.Mui-disabled': { color: 'GrayText' } },
      },
    },
  },
} satisfies ThemeOptions['components'];
