import type { ThemeOptions } from '@mui/material/styles';
import { cssVar } from '../cssVar';
import { noIcon } from './icons';

const FORCED = '@media (forced-colors: active)';
const QUICK = `${cssVar('duration-fast')} ${cssVar('easing-standard')}`;

/**
 * The control's size and, around it, the 44 px of a target. What is drawn is the native control
 * itself and not MUI's drawing beside it: so it is right before the page's script runs, after a
 * form is reset and in forced colours.
 */
export const choiceRoot = {
  padding: '11px',
  color: 'inherit',
  '&:hover': { backgroundColor: cssVar('surface-hover') },
  '&.Mui-focusVisible': { outline: 'none' },
};

/** What is drawn of a choice. */
export const nativeControl = {
  appearance: 'none',
  position: 'relative',
  inset: 'auto',
  zIndex: 'auto',
  flex: 'none',
  width: '1.375rem',
  height: '1.375rem',
  margin: 0,
  border: `2px solid ${cssVar('border-strong')}`,
  background: cssVar('surface-raised'),
  opacity: 1,
  cursor: 'pointer',
  transition: `background-color ${QUICK}, border-color ${QUICK}`,
  [FORCED]: { appearance: 'auto' },
} as const;

/** The rest of the target. */
export const target = { content: '""', position: 'absolute', inset: '-13px' } as const;

/** The edge of a control that is wrong. */
export const invalidEdge = { borderColor: cssVar('danger-border') };

/** A control that cannot be changed. */
export const disabledControl = {
  borderColor: cssVar('text-disabled'),
  background: cssVar('surface-sunken'),
  cursor: 'not-allowed',
};

/** Radio buttons and switches, and the row with their label. */
export const choiceOverrides = {
  MuiRadio: {
    defaultProps: { icon: noIcon, checkedIcon: noIcon },
    styleOverrides: {
      root: {
        ...choiceRoot,
        '& input': { ...nativeControl, borderRadius: cssVar('radius-pill') },
        '& input::before': target,
        '& input:checked': { border: `7px solid ${cssVar('action')}` },
        // The target's edge is as far away as before, now that the edge is wider.
        '& input:checked::before': { inset: '-18px' },
        '[aria-invalid="true"] & input': invalidEdge,
        '& input:disabled': disabledControl,
      },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: {
        width: '2.75rem',
        height: '1.5rem',
        padding: 0,
        overflow: 'visible',
        // By the native control's states, which are right before the script and after a reset too.
        // Twice the class, to be more specific than MUI's rules of its own states.
        '&&:has(:checked)': {
          '& .MuiSwitch-track': {
            borderColor: cssVar('action'),
            backgroundColor: cssVar('action'),
          },
          '& .MuiSwitch-thumb': {
            insetInlineStart: 'calc(100% - 1.0625rem - 2px)',
            background: cssVar('text-on-action'),
          },
        },
        '&&:has(:disabled)': {
          '& .MuiSwitch-track': {
            borderColor: cssVar('text-disabled'),
            backgroundColor: cssVar('surface-sunken'),
          },
          '& .MuiSwitch-thumb': { background: cssVar('text-disabled') },
        },
        '&:has(:focus-visible) .MuiSwitch-track': {
          outline: `${cssVar('size-focus-width')} solid ${cssVar('focus')}`,
          outlineOffset: cssVar('size-focus-offset'),
        },
        [FORCED]: {
          '& .MuiSwitch-thumb': { forcedColorAdjust: 'none', background: 'ButtonText' },
          '&&:has(:checked) .MuiSwitch-track': {
            forcedColorAdjust: 'none',
            borderColor: 'Highlight',
            backgroundColor: 'Highlight',
          },
          '&&:has(:checked) .MuiSwitch-thumb': { background: 'HighlightText' },
        },
      },
      switchBase: {
        inset: 0,
        padding: 0,
        borderRadius: cssVar('radius-pill'),
        '&:hover, &.Mui-checked:hover': { backgroundColor: 'transparent' },
        '&.Mui-checked': { transform: 'none' },
        '&.Mui-focusVisible': { outline: 'none' },
      },
      // The target is 44 px high; it is as wide as that already.
      input: { inset: '-10px 0', width: '100%', height: 'auto', left: 0 },
      thumb: {
        position: 'absolute',
        insetBlockStart: '50%',
        insetInlineStart: 'calc(0.1875rem + 2px)',
        width: '0.875rem',
        height: '0.875rem',
        border: 0,
        borderRadius: cssVar('radius-pill'),
        background: cssVar('border-strong'),
        boxShadow: 'none',
        transform: 'translateY(-50%)',
        transition: `inset-inline-start ${cssVar('duration-base')} ${cssVar('easing-standard')}`,
      },
      track: {
        boxSizing: 'border-box',
        border: `2px solid ${cssVar('border-strong')}`,
        borderRadius: cssVar('radius-pill'),
        opacity: '1 !important',
        backgroundColor: cssVar('surface-raised'),
        transition: `background-color ${QUICK}, border-color ${QUICK}`,
        [FORCED]: { border: '2px solid ButtonBorder' },
      },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: {
        alignItems: 'flex-start',
        gap: cssVar('space-3'),
        minHeight: cssVar('size-target'),
        margin: 0,
        marginInlineStart: `calc(${cssVar('space-2')} * -1)`,
        padding: `10px ${cssVar('space-2')}`,
        borderRadius: cssVar('radius-sm'),
        // In :where, so that a component's own class on the row takes precedence.
        '&:where(:has(:disabled))': { color: cssVar('text-disabled'), cursor: 'not-allowed' },
        '@media (hover: hover)': {
          '&:where(:hover)': { backgroundColor: cssVar('surface-hover') },
        },
        '& > .MuiCheckbox-root, & > .MuiRadio-root': {
          marginBlockStart: '1px',
          padding: 0,
          '&:hover': { backgroundColor: 'transparent' },
        },
      },
      label: { font: cssVar('type-body'), letterSpacing: 'inherit' },
    },
  },
} satisfies ThemeOptions['components'];
