export { Menu, type MenuProps, type MenuTriggerProps } from './Menu';
export type { MenuEntry } from './MenuRow';
