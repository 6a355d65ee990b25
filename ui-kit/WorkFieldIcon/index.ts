export type { WorkFieldIconName } from '../internal/sprite/workFieldShapes';
export { WorkFieldIcon, type WorkFieldIconProps } from './WorkFieldIcon';
