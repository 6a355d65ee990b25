import type { ThemeOptions } from '@mui/material/styles';
import { cssVar } from '../cssVar';
import { focusRing } from './focusRing';

const FORCED = '@media (forced-colors: active)';

/** Sliders and tabs. */
export const controlOverrides = {
  MuiSlider: {
    styleOverrides: {
      root: { height: '6px', padding: '19px 0', color: cssVar('action') },
      rail: { opacity: 1, backgroundColor: cssVar('border-strong') },
      track: { border: 0, [FORCED]: { backgroundColor: 'Highlight' } },
      thumb: {
        width: '28px',
        height: '28px',
        backgroundColor: cssVar('surface-raised'),
        border: `3px solid ${cssVar('action')}`,
        boxShadow: cssVar('shadow-raised'),
        '&::before': { boxShadow: 'none' },
        '&::after': { width: '44px', height: '44px' },
        '&:hover, &.Mui-active': { boxShadow: `0 0 0 6px ${cssVar('action-subtle')}` },
        '&.Mui-focusVisible': { boxShadow: cssVar('shadow-raised'), ...focusRing },
        // MUI's own is 1 px there
        [FORCED]: { border: '3px solid ButtonBorder' },
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
      root: {
        minHeight: cssVar('size-control'),
        overflow: 'visible',
        borderBlockEnd: `1px solid ${cssVar('border')}`,
      },
      // Nothing scrolls, so the focus ring need not be cut.
      fixed: { overflow: 'visible !important' },
      // When they do not fit in one line they take two, since a scrolling line would hide some.
      list: { flexWrap: 'wrap', columnGap: cssVar('space-6') },
      // The tab draws the bar: MUI's is measured in script and works for a single line of tabs.
      indicator: { display: 'none' },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        // Flush with the column: the first tab's text starts where the text below it does.
        minWidth: cssVar('size-target'),
        maxWidth: '100%',
        minHeight: '3rem',
        alignItems: 'flex-start',
        padding: 0,
        overflow: 'visible',
        overflowWrap: 'anywhere',
        color: cssVar('text-muted'),
        font: cssVar('type-label'),
        letterSpacing: 0,
        textAlign: 'start',
        textTransform: 'none',
        '&:hover': { color: cssVar('text') },
        '&.Mui-selected': {
          color: cssVar('action-text'),
          fontWeight: cssVar('font-weight-semibold'),
        },
        '&.Mui-selected::after': {
          content: '""',
          position: 'absolute',
          insetInline: 0,
          insetBlockEnd: 0,
          height: '3px',
          borderRadius: `${cssVar('radius-xs')} ${cssVar('radius-xs')} 0 0`,
          backgroundColor: cssVar('action'),
          [FORCED]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
        },
        '&.Mui-focusVisible': { ...focusRing, borderRadius: cssVar('radius-xs') },
      },
    },
  },
} satisfies ThemeOptions['components'];
