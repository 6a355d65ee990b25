import type { ThemeOptions } from '@mui/material/styles';
// Adds the pickers' names to the theme's types; none of it is in the bundle.
import type {} from '@mui/x-date-pickers/themeAugmentation';
import { cssVar } from '../cssVar';
import { focusRing } from './focusRing';

/**
 * 44 px on touch screens; on a narrow phone an eighth of the window minus the card around it: seven
 * days and the week's number, which is no wider, however large the text is.
 */
const DAY = 'var(--calendar-day, min(44px, calc((100vw - 96px) / 8)))';
const WEEK = `var(--calendar-week, min(2rem, ${DAY}))`;

/** The calendar: round days, today with an edge and the chosen day with a fill. */
export const pickerOverrides = {
  MuiDateCalendar: {
    styleOverrides: {
      root: {
        width: 'auto',
        height: 'auto',
        maxHeight: 'none',
        overflow: 'visible',
      },
    },
  },
  MuiDayCalendar: {
    styleOverrides: {
      weekDayLabel: {
        width: DAY,
        height: '32px',
        font: cssVar('type-caption'),
        color: cssVar('text-muted'),
      },
      weekNumberLabel: { width: WEEK, color: cssVar('text-muted') },
      weekNumber: {
        width: WEEK,
        height: DAY,
        font: cssVar('type-caption'),
        color: cssVar('text-muted'),
      },
      slideTransition: { minHeight: `calc(6 * (${DAY} + 4px))` },
    },
  },
  MuiPickerDay: {
    styleOverrides: {
      root: {
        '--PickerDay-size': DAY,
        width: DAY,
        height: DAY,
        borderRadius: cssVar('radius-sm'),
        font: cssVar('type-label'),
        // Two digits fit into the day also with large text on a narrow phone.
        fontSize: `min(0.9375rem, calc(${DAY} * 0.68))`,
        fontVariantNumeric: 'tabular-nums',
        '&:hover': { backgroundColor: cssVar('surface-hover') },
        '&.Mui-selected': { forcedColorAdjust: 'none' },
        '&.Mui-focusVisible': focusRing,
      },
    },
  },
  MuiPickersCalendarHeader: {
    styleOverrides: {
      // As high as the month's name, also with large text.
      root: { maxHeight: 'none' },
      labelContainer: { maxHeight: 'none' },
      label: { font: cssVar('type-heading-4'), textTransform: 'capitalize' },
    },
  },
} satisfies ThemeOptions['components'];
