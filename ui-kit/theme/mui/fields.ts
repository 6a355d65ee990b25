import type { ThemeOptions } from '@mui/material/styles';
import { cssVar } from '../cssVar';

/** Fields: the label is above, the edge has a contrast of 3:1, the focus ring is the page's. */
export const fieldOverrides = {
  MuiInputBase: {
    // Its style sheet for the whole page tells a floating label of autofill; ours do not float.
    defaultProps: { disableInjectingGlobalStyles: true },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        minHeight: cssVar('size-control'),
        borderRadius: cssVar('radius-md'),
        backgroundColor: cssVar('surface-raised'),
        font: cssVar('type-body'),
        letterSpacing: 'inherit',
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: cssVar('action') },
        '&.Mui-focused': {
          outline: `${cssVar('size-focus-width')} solid ${cssVar('focus')}`,
          outlineOffset: 0,
        },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderColor: cssVar('action'),
          borderWidth: '1.5px',
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': {
          borderColor: cssVar('danger-border'),
          borderWidth: '2px',
        },
        '&.Mui-disabled, &.Mui-readOnly': { backgroundColor: cssVar('surface-sunken') },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: cssVar('border') },
      },
      notchedOutline: {
        borderColor: cssVar('border-strong'),
        borderWidth: '1.5px',
        top: 0,
        transition: `border-color ${cssVar('duration-fast')} ${cssVar('easing-standard')}`,
        '& legend': { display: 'none' },
      },
      input: {
        height: 'auto',
        minWidth: 0,
        padding: `${cssVar('space-2')} ${cssVar('space-3')}`,
        font: 'inherit',
        '&:focus-visible': { outline: 'none' },
        '&::placeholder': { color: cssVar('text-muted'), opacity: 1 },
        '&.Mui-disabled': { cursor: 'not-allowed', WebkitTextFillColor: cssVar('text-disabled') },
      },
    },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        overflow: 'visible',
        whiteSpace: 'normal',
        marginBlockEnd: cssVar('space-2'),
        font: cssVar('type-label'),
        color: cssVar('text'),
        '&.Mui-focused, &.Mui-error': { color: cssVar('text') },
      },
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        font: cssVar('type-label'),
        color: cssVar('text'),
        '&.Mui-focused, &.Mui-error': { color: cssVar('text') },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: `${cssVar('space-2')} 0 0`,
        font: cssVar('type-small'),
        color: cssVar('text-muted'),
        '&.Mui-error': { color: cssVar('danger-text') },
      },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: { minHeight: cssVar('size-target'), marginInlineStart: '-10px' },
      label: { font: cssVar('type-body'), marginInlineStart: cssVar('space-1') },
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      popper: { zIndex: cssVar('z-popover') },
      paper: { borderRadius: cssVar('radius-md'), boxShadow: cssVar('shadow-overlay') },
      listbox: { padding: cssVar('space-2') },
      option: {
        '&.MuiAutocomplete-option': {
          minHeight: cssVar('size-target'),
          borderRadius: cssVar('radius-sm'),
          padding: `${cssVar('space-2')} ${cssVar('space-3')}`,
        },
      },
    },
  },
} satisfies ThemeOptions['components'];
