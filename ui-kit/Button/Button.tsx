import { ElementButton, type ElementButtonProps } from './ElementButton';
import { LinkButton, type LinkButtonProps } from './LinkButton';

/** Props of {@link Button}; the rest goes to the `button`, or to the link. */
export type ButtonProps = ElementButtonProps | LinkButtonProps;

/** An action, or a link when it has an `href`. */
export function Button(props: ButtonProps) {
  return props.href === undefined ? <ElementButton {...props} /> : <LinkButton {...props} />;
}
