import type { ThemeOptions } from '@mui/material/styles';
import { createElement } from 'react';
import { Icon } from '../../../Icon';
import { cssVar } from '../../cssVar';
import { SelectChevron } from '../icons';
import { iconMask } from './iconMask';
import { FORCED, HOVER } from './look';

/** A field's box whose edge is a border, since MUI draws only its end line. */
const plainBox = {
  minHeight: cssVar('size-control'),
  border: `1.5px solid ${cssVar('border-strong')}`,
  borderRadius: cssVar('radius-md'),
  backgroundColor: cssVar('surface-raised'),
  font: cssVar('type-body'),
  letterSpacing: 'inherit',
  // MUI's two lines below the field
  '&::before, &::after': { display: 'none' },
  '&:hover': { borderColor: cssVar('action'), backgroundColor: cssVar('surface-raised') },
  '&.Mui-focused, &:has(> :focus-visible)': {
    borderColor: cssVar('action'),
    backgroundColor: cssVar('surface-raised'),
    outline: `${cssVar('size-focus-width')} solid ${cssVar('focus')}`,
    outlineOffset: 0,
  },
  '&.Mui-error': { borderColor: cssVar('danger-border'), borderWidth: '2px' },
  '&.Mui-disabled': {
    borderColor: cssVar('border'),
    backgroundColor: cssVar('surface-sunken'),
  },
  // Both of MUI's own selectors, for which its label floats
  'label + &, .MuiInputLabel-root + &': { marginTop: 0 },
} as const;

const plainInput = {
  height: 'auto',
  padding: `${cssVar('space-2')} ${cssVar('space-3')}`,
  font: 'inherit',
  '&:focus-visible': { outline: 'none' },
  '&::placeholder': { color: cssVar('text-muted'), opacity: 1 },
  '&.Mui-disabled': { WebkitTextFillColor: cssVar('text-disabled') },
} as const;

/** A label above its field and never over its edge, as `Field` has it. */
const labelAbove = {
  position: 'static',
  maxWidth: '100%',
  overflow: 'visible',
  transform: 'none',
  color: cssVar('text'),
  font: cssVar('type-label'),
  letterSpacing: 'normal',
  whiteSpace: 'normal',
  pointerEvents: 'auto',
  '&.Mui-focused, &.Mui-error': { color: cssVar('text') },
  '&.Mui-disabled': { color: cssVar('text') },
} as const;

/** The sign of an error, as `Field` has it: a text's own part cannot be drawn by a theme. */
const errorSign = {
  content: '""',
  flex: 'none',
  width: cssVar('size-icon-small'),
  height: cssVar('size-icon-small'),
  marginBlockStart: '1px',
  backgroundColor: 'currentcolor',
  mask: iconMask('error'),
  // A background of forced colours is the page's
  [FORCED]: { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' },
} as const;

/** Under a field, with the colour of an error where it is one. */
const helperText = {
  display: 'flex',
  gap: cssVar('space-1'),
  margin: 0,
  color: cssVar('text-muted'),
  font: cssVar('type-small'),
  letterSpacing: 'normal',
  '&.Mui-error': {
    color: cssVar('danger-text'),
    fontWeight: cssVar('font-weight-medium'),
    '&::before': errorSign,
    [FORCED]: { color: 'CanvasText' },
  },
  '&.Mui-disabled': { color: cssVar('text-muted') },
} as const;

/** Fields of MUI that the kit draws otherwise: one look for its three variants. */
export const inputOverrides = {
  MuiTextField: { defaultProps: { variant: 'outlined' } },
  MuiFormControl: { styleOverrides: { root: { gap: '6px' } } },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        color: cssVar('text'),
        font: cssVar('type-label'),
        letterSpacing: 'normal',
        '&.Mui-focused, &.Mui-error': { color: cssVar('text') },
        '&.Mui-disabled': { color: cssVar('text-muted') },
      },
      asterisk: { '&.Mui-error': { color: cssVar('danger-text') } },
    },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: {
      root: {
        ...labelAbove,
      },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: helperText } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        // An icon button inside keeps its target without making the box higher
        '& .MuiInputAdornment-root .MuiIconButton-root': {
          marginBlock: `calc(${cssVar('space-1')} * -1)`,
        },
      },
    },
  },
  MuiInput: { styleOverrides: { root: plainBox, input: plainInput } },
  MuiFilledInput: {
    defaultProps: { disableUnderline: true, hiddenLabel: true },
    styleOverrides: {
      root: { ...plainBox, backgroundColor: cssVar('surface-raised') },
      input: plainInput,
      multiline: { padding: 0 },
    },
  },
  MuiInputAdornment: {
    styleOverrides: {
      root: {
        height: 'auto',
        maxHeight: 'none',
        margin: 0,
        color: cssVar('text-muted'),
        '&&': { marginTop: 0 },
        '& .MuiTypography-root': { color: 'inherit' },
      },
    },
  },
  MuiSelect: {
    defaultProps: { IconComponent: SelectChevron },
    styleOverrides: {
      root: {},
      select: {
        boxSizing: 'border-box',
        '&&&': {
          minHeight: `calc(${cssVar('size-control')} - 3px)`,
          paddingInlineEnd: cssVar('space-10'),
          borderRadius: cssVar('radius-md'),
        },
      },
      icon: {
        inset: 0,
        insetInlineStart: 'auto',
        insetInlineEnd: cssVar('space-3'),
        marginBlock: 'auto',
        color: cssVar('text-muted'),
        '&.Mui-disabled': { color: cssVar('text-disabled') },
      },
    },
  },
  MuiAutocomplete: {
    defaultProps: {
      popupIcon: createElement(Icon, { name: 'chevron-down', size: 'small' }),
      clearIcon: createElement(Icon, { name: 'close', size: 'small' }),
    },
    styleOverrides: {
      root: {
        '& .MuiOutlinedInput-root': {
          gap: cssVar('space-1'),
          padding: `3px ${cssVar('space-10')} 3px ${cssVar('space-3')}`,
          '& .MuiAutocomplete-input': { padding: `${cssVar('space-1')} 0` },
        },
        '&.MuiAutocomplete-hasClearIcon .MuiOutlinedInput-root': {
          paddingInlineEnd: `calc(2 * ${cssVar('size-control-small')} + ${cssVar('space-3')})`,
        },
        // A target of 36 px: the whole field opens it as well
        '& .MuiAutocomplete-endAdornment': {
          insetInlineEnd: cssVar('space-2'),
          '& .MuiIconButton-root': {
            width: cssVar('size-control-small'),
            height: cssVar('size-control-small'),
            margin: 0,
            padding: 0,
            color: cssVar('text-muted'),
          },
        },
      },
      popper: { zIndex: cssVar('z-popover') },
      paper: {
        marginBlock: cssVar('space-1'),
        border: '1px solid transparent',
        borderRadius: cssVar('radius-md'),
        boxShadow: cssVar('shadow-overlay'),
        font: cssVar('type-body'),
        [FORCED]: { borderColor: 'CanvasText' },
      },
      listbox: {
        padding: cssVar('space-2'),
        '& .MuiAutocomplete-option': {
          minHeight: cssVar('size-target'),
          padding: `${cssVar('space-2')} ${cssVar('space-3')}`,
          borderRadius: cssVar('radius-sm'),
          font: cssVar('type-label'),
          '&.Mui-focused': { backgroundColor: cssVar('surface-hover') },
          '&.Mui-focusVisible': {
            outline: `${cssVar('size-focus-width')} solid ${cssVar('focus')}`,
            outlineOffset: '-3px',
            backgroundColor: cssVar('surface-hover'),
          },
          '&[aria-selected="true"], &[aria-selected="true"].Mui-focused': {
            backgroundColor: cssVar('surface-selected'),
            fontWeight: cssVar('font-weight-semibold'),
            [FORCED]: { color: 'SelectedItemText' },
          },
          '&[aria-disabled="true"]': { opacity: 1, color: cssVar('text-disabled') },
        },
      },
      groupLabel: {
        color: cssVar('text-muted'),
        font: cssVar('type-caption'),
        backgroundColor: 'inherit',
      },
      groupUl: { '& .MuiAutocomplete-option': { paddingInlineStart: cssVar('space-5') } },
      loading: { color: cssVar('text-muted'), font: cssVar('type-small') },
      noOptions: { color: cssVar('text-muted'), font: cssVar('type-small') },
      tag: { margin: 0 },
    },
  },
  MuiRating: {
    styleOverrides: {
      root: { gap: cssVar('space-1'), color: cssVar('accent-fill') },
      iconEmpty: { color: cssVar('border-strong') },
      iconHover: { transform: 'none' },
    },
  },
  MuiCheckbox: {
    styleOverrides: {
      root: { '&.Mui-checked, &.MuiCheckbox-indeterminate': { color: 'inherit' } },
    },
  },
  MuiRadio: { styleOverrides: { root: { '&.Mui-checked': { color: 'inherit' } } } },
  MuiChip: {
    defaultProps: { deleteIcon: createElement(Icon, { name: 'close', size: 'small' }) },
    styleOverrides: {
      root: {
        // Pressed, it is a target and a button's edge
        '&.MuiChip-clickable': {
          minHeight: cssVar('size-control-small'),
          borderColor: cssVar('border-strong'),
          '@media (pointer: coarse)': { minHeight: cssVar('size-target') },
          [HOVER]: { '&:hover': { backgroundColor: cssVar('surface-hover') } },
        },
        '&.Mui-disabled': { opacity: 1, color: cssVar('text-disabled') },
      },
      outlined: { color: cssVar('text') },
      deleteIcon: {
        flex: 'none',
        width: '1.25rem',
        height: '1.25rem',
        margin: 0,
        color: 'inherit',
        '&:hover': { color: cssVar('text') },
      },
      avatar: { width: '1.5rem', height: '1.5rem', marginInlineStart: '-0.25rem' },
    },
  },
} satisfies ThemeOptions['components'];
