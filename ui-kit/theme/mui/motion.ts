import type { ThemeOptions } from '@mui/material/styles';
import { DURATION, EASING } from '../motion';

/** MUI counts in milliseconds. */
function milliseconds(name: keyof typeof DURATION): number {
  return Number.parseFloat(DURATION[name].value);
}

/** MUI's own animations, with the kit's durations and curves. */
export const muiTransitions = {
  duration: {
    shortest: milliseconds('fast'),
    shorter: milliseconds('fast'),
    short: milliseconds('base'),
    standard: milliseconds('base'),
    complex: milliseconds('slow'),
    enteringScreen: milliseconds('slow'),
    leavingScreen: milliseconds('base'),
  },
  easing: {
    easeInOut: EASING.standard.value,
    easeOut: EASING.enter.value,
    easeIn: EASING.exit.value,
    sharp: EASING.exit.value,
  },
} satisfies ThemeOptions['transitions'];
