export { BREAKPOINTS, type Breakpoint } from './breakpoints';
export { type Brand, type BrandTheme, type BuildThemeOptions, buildTheme } from './buildTheme';
export type { ColorFamily, ColorRole } from './colorRoles';
export { cssVar, type TokenName } from './cssVar';
export { STACKING, type StackingName } from './stacking';
export { STATUS_ROLES, type StatusRole } from './statusRoles';
