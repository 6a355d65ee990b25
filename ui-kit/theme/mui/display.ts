import type { ThemeOptions } from '@mui/material/styles';
import { cssVar } from '../cssVar';

const FORCED = '@media (forced-colors: active)';

/** The mark of a step: a ring with its number. */
const stepMark = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '2rem',
  height: '2rem',
  padding: 0,
  border: `2px solid ${cssVar('border-strong')}`,
  borderRadius: cssVar('radius-pill'),
  backgroundColor: cssVar('surface-raised'),
  color: cssVar('text-muted'),
  font: cssVar('type-caption'),
  fontWeight: cssVar('font-weight-semibold'),
  fontVariantNumeric: 'tabular-nums',
  '&.Mui-completed': {
    borderColor: cssVar('action'),
    backgroundColor: cssVar('action'),
    color: cssVar('text-on-action'),
    forcedColorAdjust: 'none',
    [FORCED]: { borderColor: 'CanvasText', backgroundColor: 'CanvasText', color: 'Canvas' },
  },
  '&.Mui-error': {
    borderColor: cssVar('danger-border'),
    backgroundColor: cssVar('danger-background'),
    color: cssVar('danger-text'),
    forcedColorAdjust: 'auto',
  },
  // After the others: where the user is shows also on a step that is done or wrong.
  '&.Mui-active': {
    boxShadow: `0 0 0 2px ${cssVar('surface-raised')}, 0 0 0 4px ${cssVar('accent-fill')}`,
    [FORCED]: { outline: '2px solid Highlight', outlineOffset: '2px' },
  },
  '&.Mui-active:not(.Mui-completed, .Mui-error)': {
    borderColor: cssVar('accent-fill'),
    backgroundColor: cssVar('accent-fill'),
    color: cssVar('text-on-fill'),
    forcedColorAdjust: 'none',
    [FORCED]: { borderColor: 'Highlight', backgroundColor: 'Highlight', color: 'HighlightText' },
  },
  // MUI's own mark, of a step without one of ours.
  '&& .MuiStepIcon-root': { width: '1.75rem', height: '1.75rem', color: 'inherit' },
  '& .MuiStepIcon-root circle': { fill: 'transparent' },
  '& .MuiStepIcon-text': { fill: 'currentColor' },
} as const;

/** Parts that show something: progress, steps, pages, lists. */
export const displayOverrides = {
  MuiDivider: {
    styleOverrides: {
      root: {
        '&.MuiDivider-withChildren': {
          alignItems: 'center',
          gap: cssVar('space-3'),
          color: cssVar('accent-text'),
          font: cssVar('type-caption'),
          '&::before, &::after': {
            width: 'auto',
            flex: 1,
            borderBlockStart: `1px solid ${cssVar('accent-border')}`,
            opacity: 0.6,
          },
        },
      },
      wrapper: { minWidth: 0, padding: 0, whiteSpace: 'normal', overflowWrap: 'anywhere' },
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: {
        height: '0.5rem',
        borderRadius: cssVar('radius-pill'),
        // An edge around a pale track: in more contrast a grey one is as dark as the share.
        backgroundColor: cssVar('surface-sunken'),
        boxShadow: `inset 0 0 0 1px ${cssVar('border')}`,
        // The class as well: `enhanceHighContrast` writes its own rules after these.
        [FORCED]: {
          '&.MuiLinearProgress-root': {
            border: '1px solid ButtonText',
            outline: 0,
            backgroundColor: 'ButtonFace',
          },
        },
        // As MUI does for the system's setting: a part in the middle, unlike any share.
        '[data-motion="reduce"] &.MuiLinearProgress-indeterminate .MuiLinearProgress-bar1': {
          left: '30%',
          right: 'auto',
          width: '40%',
          animation: 'none',
        },
        '[data-motion="reduce"] &.MuiLinearProgress-indeterminate .MuiLinearProgress-bar2': {
          display: 'none',
        },
      },
      bar: {
        borderRadius: 'inherit',
        transitionDuration: cssVar('duration-slow'),
        transitionTimingFunction: cssVar('easing-standard'),
        [FORCED]: {
          '&.MuiLinearProgress-bar': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
        },
      },
    },
  },
  MuiListItem: {
    styleOverrides: {
      root: {
        gap: `${cssVar('space-2')} ${cssVar('space-4')}`,
        minHeight: '3.5rem',
        padding: `${cssVar('space-3')} ${cssVar('space-2')}`,
        '& + &': { borderBlockStart: `1px solid ${cssVar('border-subtle')}` },
      },
    },
  },
  MuiStepper: {
    // The line is the step's, so that it also shows where a row of steps becomes a column.
    defaultProps: { connector: null },
    styleOverrides: {
      horizontal: {
        display: 'grid',
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(0, 1fr)',
        alignItems: 'start',
        gap: 0,
      },
    },
  },
  MuiStep: {
    styleOverrides: {
      root: {
        position: 'relative',
        '&:not(:last-child)::before': {
          content: '""',
          position: 'absolute',
          backgroundColor: cssVar('border'),
          [FORCED]: { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' },
        },
        '&.Mui-completed:not(:last-child)::before': { backgroundColor: cssVar('action') },
      },
      horizontal: {
        paddingInline: `0 ${cssVar('space-3')}`,
        '&:not(:last-child)::before': {
          insetBlockStart: 'calc(1rem - 1.5px)',
          insetInline: '2.625rem 0.375rem',
          height: '3px',
          borderRadius: cssVar('radius-pill'),
        },
      },
      vertical: {
        '&:not(:last-child)::before': {
          insetBlock: '2.75rem -0.25rem',
          insetInlineStart: 'calc(1rem - 1px)',
          width: '2px',
        },
      },
    },
  },
  MuiStepLabel: {
    styleOverrides: {
      root: { alignItems: 'flex-start', gap: cssVar('space-3'), textAlign: 'start' },
      horizontal: { flexDirection: 'column' },
      vertical: { padding: `${cssVar('space-2')} 0` },
      iconContainer: stepMark,
      labelContainer: {
        minWidth: 0,
        paddingBlockStart: '0.375rem',
        color: 'inherit',
        font: cssVar('type-small'),
      },
      label: {
        color: 'inherit',
        font: cssVar('type-label'),
        overflowWrap: 'break-word',
        '&.Mui-active': { color: cssVar('text'), fontWeight: cssVar('font-weight-bold') },
        '&.Mui-completed': { color: cssVar('text') },
        '&.Mui-error': { color: cssVar('danger-text') },
      },
    },
  },
} satisfies ThemeOptions['components'];
