export { BREAKPOINTS, type Breakpoint } from './breakpoints';
export type { ColorFamily, ColorRole } from './colorRoles';
export { cssVar, type TokenName } from './cssVar';
export { STACKING, type StackingName } from './stacking';
export { STATUS_ROLES, type StatusRole } from './statusRoles';
