import type { TokenSet } from './token';

/** Durations; all 0 with reduced motion. */
export const DURATION = {
  fast: { value: '120ms', use: 'Hover, press, focus: colours and small shifts.' },
  base: { value: '200ms', use: 'A menu, a chip, a tab’s line.' },
  slow: { value: '320ms', use: 'A dialog or a sheet.' },
} as const satisfies TokenSet;

/** How a movement starts and ends. */
export const EASING = {
  standard: { value: 'cubic-bezier(0.2, 0, 0, 1)', use: 'What stays on the screen.' },
  enter: { value: 'cubic-bezier(0, 0, 0, 1)', use: 'What comes in.' },
  exit: { value: 'cubic-bezier(0.3, 0, 1, 1)', use: 'What goes away.' },
} as const satisfies TokenSet;
