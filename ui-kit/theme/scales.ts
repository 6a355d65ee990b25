import type { TokenSet } from './token';

/** Distances on a grid of 4 px. The number is the multiple: `--vk-space-4` is 16 px. */
export const SPACE = {
  '1': { value: '4px', use: 'Between an icon and its text.' },
  '2': { value: '8px', use: 'Between parts of one thing; between chips.' },
  '3': { value: '12px', use: 'Inside a control, sideways; between a label and its field.' },
  '4': { value: '16px', use: 'Inside a card on a phone; between controls of a row.' },
  '5': { value: '20px', use: 'Inside a card.' },
  '6': { value: '24px', use: 'Between fields; inside a dialog.' },
  '8': { value: '32px', use: 'Between groups.' },
  '10': { value: '40px', use: 'Between sections on a phone.' },
  '12': { value: '48px', use: 'Between sections.' },
  '16': { value: '64px', use: 'Around a hero on a phone.' },
  '20': { value: '80px', use: 'Between the parts of a landing page.' },
  '24': { value: '96px', use: 'Around a hero.' },
} as const satisfies TokenSet;

/** Corners. The bigger the thing, the rounder. */
export const RADIUS = {
  xs: { value: '4px', use: 'Check boxes, tags in text, chart bars.' },
  sm: { value: '8px', use: 'Menu items, days, tooltips.' },
  md: { value: '12px', use: 'Buttons, inputs, menus.' },
  lg: { value: '16px', use: 'Cards, callouts.' },
  xl: { value: '24px', use: 'Dialogs, sheets, the search panel.' },
  pill: { value: '999px', use: 'Chips, pills, avatars, switches.' },
} as const satisfies TokenSet;

/** Sizes that are not distances. */
export const SIZE = {
  target: { value: '44px', use: 'The least height and width of anything pressed by a finger.' },
  control: { value: '48px', use: 'The height of inputs and big buttons.' },
  'control-small': { value: '36px', use: 'A button in a dense row, for pointers only.' },
  icon: { value: '1.5rem', use: 'An icon on its own.' },
  'icon-small': { value: '1.25rem', use: 'An icon beside text.' },
  'focus-width': { value: '3px', use: 'The focus ring.' },
  'focus-offset': { value: '2px', use: 'The gap between the ring and the thing.' },
  'layout-min': { value: '320px', use: 'The narrowest window that must work.' },
  'layout-max': { value: '1440px', use: 'The widest content.' },
  measure: { value: '68ch', use: 'The widest running text.' },
  gutter: { value: 'clamp(16px, 4vw, 48px)', use: 'The page’s margin, left and right.' },
} as const satisfies TokenSet;
