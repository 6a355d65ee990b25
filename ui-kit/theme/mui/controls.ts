import type { ThemeOptions } from '@mui/material/styles';
import { cssVar } from '../cssVar';
import { focusRing } from './focusRing';

const FORCED = '@media (forced-colors: active)';

/** Sliders and tabs. */
export const controlOverrides = {
  MuiSlider: {
    styleOverrides: {
      root: { height: '6px', padding: '19px 0', color: cssVar('action') },
      rail: { opacity: 1, backgroundColor: cssVar('border') },
      track: { border: 0, [FORCED]: { backgroundColor: 'Highlight' } },
      thumb: {
        width: '28px',
        height: '28px',
        backgroundColor: cssVar('surface-raised'),
        border: `2px solid ${cssVar('action')}`,
        boxShadow: cssVar('shadow-raised'),
        '&::before': { boxShadow: 'none' },
        '&::after': { width: '44px', height: '44px' },
        '&:hover, &.Mui-active': { boxShadow: `0 0 0 6px ${cssVar('action-subtle')}` },
        '&.Mui-focusVisible': { boxShadow: cssVar('shadow-raised'), ...focusRing },
      },
      valueLabel: {
        borderRadius: cssVar('radius-sm'),
        backgroundColor: cssVar('surface-inverse'),
        color: cssVar('text-inverse'),
        font: cssVar('type-caption'),
      },
    },
  },
  MuiTabs: {
    styleOverrides: {
      indicator: {
        height: '3px',
        borderRadius: cssVar('radius-pill'),
        [FORCED]: { backgroundColor: 'Highlight' },
      },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minHeight: cssVar('size-control'),
        font: cssVar('type-label'),
        letterSpacing: 0,
        textTransform: 'none',
        '&.Mui-selected': { color: cssVar('action-text') },
        '&.Mui-focusVisible': {
          ...focusRing,
          outlineOffset: '-3px',
          borderRadius: cssVar('radius-sm'),
        },
      },
    },
  },
} satisfies ThemeOptions['components'];
