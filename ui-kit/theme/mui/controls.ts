import type { ThemeOptions } from '@mui/material/styles';
import { cssVar } from '../cssVar';
import { focusRing } from './focusRing';

const FORCED = '@media (forced-colors: active)';

/** Controls that hold a value: check boxes, radios, switches, sliders, tabs. */
export const controlOverrides = {
  MuiCheckbox: {
    styleOverrides: {
      root: {
        padding: '10px',
        color: cssVar('border-strong'),
        borderRadius: cssVar('radius-sm'),
        '&:hover': { backgroundColor: cssVar('surface-hover') },
      },
    },
  },
  MuiRadio: {
    styleOverrides: {
      root: {
        padding: '10px',
        color: cssVar('border-strong'),
        '&:hover': { backgroundColor: cssVar('surface-hover') },
      },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: {
        width: '52px',
        height: cssVar('size-target'),
        padding: '7px 2px',
        overflow: 'visible',
        marginInline: cssVar('space-2'),
      },
      switchBase: {
        padding: '12px 7px',
        color: cssVar('surface-raised'),
        '&.Mui-checked': {
          color: cssVar('text-on-action'),
          transform: 'translateX(18px)',
          '& + .MuiSwitch-track': { opacity: 1, backgroundColor: cssVar('action') },
        },
        '&.Mui-disabled': {
          color: cssVar('surface-raised'),
          '& + .MuiSwitch-track': { opacity: 1, backgroundColor: cssVar('text-disabled') },
        },
        '&:hover, &.Mui-checked:hover': { backgroundColor: 'transparent' },
        '&.Mui-focusVisible': { outline: 'none', '& + .MuiSwitch-track': focusRing },
      },
      thumb: { width: '20px', height: '20px', boxShadow: 'none' },
      track: {
        borderRadius: cssVar('radius-pill'),
        opacity: 1,
        backgroundColor: cssVar('border-strong'),
        transitionDuration: cssVar('duration-fast'),
        [FORCED]: { border: '1px solid ButtonBorder' },
      },
    },
  },
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
