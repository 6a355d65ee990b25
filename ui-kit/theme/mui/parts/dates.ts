import type { ThemeOptions } from '@mui/material/styles';
// Adds the pickers' names to the theme's types; none of it is in the bundle.
import type {} from '@mui/x-date-pickers/themeAugmentation';
import { createElement } from 'react';
import { Icon } from '../../../Icon';
import { cssVar } from '../../cssVar';
import { focusRing } from '../focusRing';
import { FORCED, HOVER, QUICK } from './look';

const OUTLINE = '.MuiPickersOutlinedInput-notchedOutline';

/** The edge and the ground of a field of sections, as those of a line of text. */
const box = {
  minHeight: cssVar('size-control'),
  border: `1.5px solid ${cssVar('border-strong')}`,
  borderRadius: cssVar('radius-md'),
  backgroundColor: cssVar('surface-raised'),
  '&::before, &::after': { display: 'none' },
  '&:hover': { borderColor: cssVar('action') },
  '&.Mui-focused': {
    borderColor: cssVar('action'),
    outline: `${cssVar('size-focus-width')} solid ${cssVar('focus')}`,
    outlineOffset: 0,
  },
  '&.Mui-error': { borderColor: cssVar('danger-border'), borderWidth: '2px' },
  '&.Mui-disabled': { borderColor: cssVar('border'), backgroundColor: cssVar('surface-sunken') },
  'label + &': { marginTop: 0 },
} as const;

/** A choice of a grid or a list of times, months and years. */
const choice = {
  height: 'auto',
  minHeight: cssVar('size-target'),
  margin: 0,
  borderRadius: cssVar('radius-sm'),
  font: cssVar('type-label'),
  fontVariantNumeric: 'tabular-nums',
  transition: QUICK,
  [HOVER]: { '&:hover': { backgroundColor: cssVar('surface-hover') } },
  '&.Mui-selected, &.Mui-selected:is(:hover, :focus)': {
    backgroundColor: cssVar('action'),
    color: cssVar('text-on-action'),
    forcedColorAdjust: 'none',
  },
  '&.Mui-focusVisible, &:focus-visible': { ...focusRing, outlineOffset: '-3px' },
  '&.Mui-disabled': { color: cssVar('text-disabled') },
} as const;

/** A column of times. */
const times = {
  maxHeight: `calc(6 * ${cssVar('size-target')})`,
  padding: cssVar('space-1'),
  overflowY: 'auto' as const,
  scrollbarWidth: 'thin' as const,
};

/** The drawings of a picker. */
const signs = {
  slots: {
    openPickerIcon: () => createElement(Icon, { name: 'calendar', size: 'small' }),
    leftArrowIcon: () => createElement(Icon, { name: 'chevron-left', size: 'small' }),
    rightArrowIcon: () => createElement(Icon, { name: 'chevron-right', size: 'small' }),
    switchViewIcon: () => createElement(Icon, { name: 'chevron-down', size: 'small' }),
  },
};

/** The parts of the pickers that the kit's own calendar does not have: fields, clocks, layouts. */
export const dateOverrides = {
  MuiDatePicker: { defaultProps: signs },
  MuiDateTimePicker: { defaultProps: signs },
  MuiTimePicker: {
    defaultProps: {
      slots: {
        ...signs.slots,
        openPickerIcon: () => createElement(Icon, { name: 'clock', size: 'small' }),
      },
    },
  },
  MuiStaticDatePicker: { defaultProps: signs },
  MuiPickersInputBase: {
    styleOverrides: {
      root: { font: cssVar('type-body'), letterSpacing: 'normal' },
      sectionsContainer: {
        flexWrap: 'wrap',
        width: 'auto',
        padding: `${cssVar('space-2')} 0`,
        overflow: 'visible',
        opacity: 1,
      },
      sectionContent: {
        borderRadius: cssVar('radius-xs'),
        '&:focus': {
          backgroundColor: cssVar('action'),
          color: cssVar('text-on-action'),
          forcedColorAdjust: 'none',
        },
      },
    },
  },
  MuiPickersOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        minHeight: cssVar('size-control'),
        padding: `0 calc(${cssVar('space-3')} + 1px)`,
        borderRadius: cssVar('radius-md'),
        backgroundColor: cssVar('surface-raised'),
        [`&:hover ${OUTLINE}`]: { borderColor: cssVar('action') },
        '&.Mui-focused': {
          outline: `${cssVar('size-focus-width')} solid ${cssVar('focus')}`,
          outlineOffset: 0,
        },
        [`&.Mui-focused ${OUTLINE}`]: { borderColor: cssVar('action'), borderWidth: '1.5px' },
        [`&.Mui-error ${OUTLINE}`]: {
          borderColor: cssVar('danger-border'),
          borderWidth: '2px',
        },
        '&.Mui-disabled': { backgroundColor: cssVar('surface-sunken') },
        [`&.Mui-disabled ${OUTLINE}`]: { borderColor: cssVar('border') },
      },
      notchedOutline: {
        top: 0,
        borderColor: cssVar('border-strong'),
        borderWidth: '1.5px',
        '& legend': { display: 'none' },
      },
      sectionsContainer: { padding: `${cssVar('space-2')} 0`, opacity: 1 },
    },
  },
  MuiPickersInput: {
    styleOverrides: {
      root: { ...box, paddingInline: cssVar('space-3') },
      sectionsContainer: { padding: `${cssVar('space-2')} 0` },
    },
  },
  MuiPickersFilledInput: {
    defaultProps: { hiddenLabel: true, disableUnderline: true },
    styleOverrides: {
      root: { ...box, paddingInline: cssVar('space-3') },
      sectionsContainer: { padding: `${cssVar('space-2')} 0` },
    },
  },
  MuiPickerPopper: {
    styleOverrides: {
      root: { zIndex: cssVar('z-popover') },
      paper: {
        border: '1px solid transparent',
        borderRadius: cssVar('radius-lg'),
        boxShadow: cssVar('shadow-overlay'),
        [FORCED]: { borderColor: 'CanvasText' },
      },
    },
  },
  MuiPickersLayout: {
    styleOverrides: {
      root: {
        overflow: 'visible',
        backgroundColor: cssVar('surface-raised'),
        color: cssVar('text'),
      },
      shortcuts: { padding: cssVar('space-2') },
      actionBar: { gap: cssVar('space-2'), padding: cssVar('space-3') },
    },
  },
  MuiPickersToolbar: {
    styleOverrides: {
      root: { padding: cssVar('space-4') },
      // Large text takes a second line
      content: { flexWrap: 'wrap', gap: cssVar('space-2') },
    },
  },
  MuiDateTimePickerToolbar: { styleOverrides: { timeContainer: { flexWrap: 'wrap' } } },
  MuiPickersToolbarText: {
    styleOverrides: {
      root: {
        color: cssVar('text-muted'),
        fontVariantNumeric: 'tabular-nums',
        '&[data-selected]': { color: cssVar('text') },
      },
    },
  },
  MuiPickersToolbarButton: { styleOverrides: { root: { minWidth: 0 } } },
  MuiDateTimePickerTabs: {
    styleOverrides: { root: { paddingInline: cssVar('space-4'), boxShadow: 'none' } },
  },
  MuiPickersArrowSwitcher: {
    styleOverrides: {
      spacer: { width: cssVar('space-2') },
      button: { width: cssVar('size-target'), height: cssVar('size-target'), padding: 0 },
    },
  },
  MuiMonthCalendar: { styleOverrides: { button: choice } },
  MuiYearCalendar: { styleOverrides: { button: choice } },
  MuiDigitalClock: { styleOverrides: { root: times, item: choice } },
  MuiMultiSectionDigitalClock: {
    styleOverrides: { root: { borderColor: cssVar('border') } },
  },
  MuiMultiSectionDigitalClockSection: {
    styleOverrides: {
      root: {
        ...times,
        width: 'auto',
        minWidth: '4rem',
        '&:not(:first-of-type)': { borderColor: cssVar('border') },
        // MUI makes room below the last one, so that it can be scrolled to the top
        '&::after': { height: `calc(5 * ${cssVar('size-target')})` },
      },
      item: { ...choice, width: 'auto', marginInline: 0 },
    },
  },
  MuiClock: {
    styleOverrides: {
      clock: { backgroundColor: cssVar('surface-sunken') },
      pin: { backgroundColor: cssVar('action') },
      amButton: { width: cssVar('size-target'), height: cssVar('size-target') },
      pmButton: { width: cssVar('size-target'), height: cssVar('size-target') },
      meridiemText: { font: cssVar('type-label') },
    },
  },
  MuiClockNumber: {
    styleOverrides: {
      root: {
        color: cssVar('text'),
        font: cssVar('type-label'),
        '&.Mui-selected': { color: cssVar('text-on-action'), forcedColorAdjust: 'none' },
        '&.Mui-disabled': { color: cssVar('text-disabled') },
      },
    },
  },
  MuiClockPointer: {
    styleOverrides: {
      root: {
        backgroundColor: cssVar('action'),
        [FORCED]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
      },
      thumb: {
        borderColor: cssVar('action'),
        backgroundColor: cssVar('action'),
        [FORCED]: {
          borderColor: 'Highlight',
          backgroundColor: 'Highlight',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
} satisfies ThemeOptions['components'];
