import type { ComponentPropsWithRef } from 'react';
import type { WithLinkComponent } from '../internal/linkComponent';
import { ButtonContent } from './ButtonContent';
import { type ButtonLook, buttonClass } from './buttonLook';

/** Props of {@link LinkButton}; the rest goes to the link. */
export interface LinkButtonProps extends ButtonLook, ComponentPropsWithRef<'a'>, WithLinkComponent {
  /** An address makes it a link that looks like a button. */
  href: string;
}

/** A link that looks like a button. */
export function LinkButton(props: LinkButtonProps) {
  const { variant, size, fullWidth, startIcon, endIcon, linkComponent, ...own } = props;
  const { className, children, ...rest } = own;
  const Link = linkComponent ?? 'a';
  return (
    <Link {...rest} className={buttonClass({ variant, size, fullWidth }, className)}>
      <ButtonContent startIcon={startIcon} endIcon={endIcon}>
        {children}
      </ButtonContent>
    </Link>
  );
}
