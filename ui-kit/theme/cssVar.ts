import type { ColorRole, Elevation, FamilyPart } from './colorRoles';
import type { DURATION, EASING } from './motion';
import type { RADIUS, SIZE, SPACE } from './scales';
import type { StackingName } from './stacking';
import type { StatusRole } from './statusRoles';
import type { FONT_WEIGHTS, TextStyleName, TRACKING } from './typography';

/** The end of a `--vk-` variable's name. */
export type TokenName =
  | ColorRole
  | Elevation
  | `status-${StatusRole}-${FamilyPart}`
  | `space-${keyof typeof SPACE}`
  | `radius-${keyof typeof RADIUS}`
  | `size-${keyof typeof SIZE}`
  | `duration-${keyof typeof DURATION}`
  | `easing-${keyof typeof EASING}`
  | `z-${StackingName}`
  | `type-${TextStyleName}`
  | `font-size-${TextStyleName}`
  | `font-weight-${keyof typeof FONT_WEIGHTS}`
  | `tracking-${keyof typeof TRACKING}`
  | 'font-family';

/** A token as a CSS value, for the few places where styles are written in TypeScript. */
export function cssVar(name: TokenName): string {
  return `var(--vk-${name})`;
}
