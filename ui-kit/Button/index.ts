export type { LinkComponent, LinkProps } from '../internal/linkComponent';
export { Button, type ButtonProps } from './Button';
export type { ButtonSize, ButtonVariant } from './buttonLook';
