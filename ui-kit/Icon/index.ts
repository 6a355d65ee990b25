export type { IconElement } from '../internal/iconElement';
export type { IconName } from '../internal/sprite/iconShapes';
export { Icon, type IconProps } from './Icon';
