import { cssVar } from '../cssVar';

/** The kit's focus ring, for MUI components that remove their outline. */
export const focusRing = {
  outline: `${cssVar('size-focus-width')} solid ${cssVar('focus')}`,
  outlineOffset: cssVar('size-focus-offset'),
} as const;
