import type { ComponentPropsWithRef, MouseEvent } from 'react';
import type { LinkComponent } from '../internal/linkComponent';
import { ButtonContent } from './ButtonContent';
import { type ButtonLook, buttonClass } from './buttonLook';

interface ButtonElementProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  href?: undefined;
  /** True while the press is being carried out: presses are ignored, the focus stays. */
  loading?: boolean;
  /** Read after the text while loading: "skickar" / "sending". */
  loadingLabel?: string;
}

interface ButtonLinkProps extends ButtonLook, ComponentPropsWithRef<'a'> {
  /** An address makes it a link that looks like a button. */
  href: string;
  linkComponent?: LinkComponent;
}

/** Props of {@link Button}; the rest goes to the `button`, or to the link. */
export type ButtonProps = ButtonElementProps | ButtonLinkProps;

function LinkButton(props: ButtonLinkProps) {
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

function ElementButton(props: ButtonElementProps) {
  const { variant, size, fullWidth, startIcon, endIcon, loading = false, ...own } = props;
  const { loadingLabel = '', className, children, onClick, href: _none, ...rest } = own;

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (loading) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      type="button"
      aria-busy={loading || undefined}
      // Not `disabled`: that would drop the focus and hide what is going on.
      aria-disabled={loading || undefined}
      {...rest}
      onClick={handleClick}
      className={buttonClass({ variant, size, fullWidth }, className)}
    >
      <ButtonContent
        startIcon={startIcon}
        endIcon={endIcon}
        busyLabel={loading ? loadingLabel : undefined}
      >
        {children}
      </ButtonContent>
    </button>
  );
}

/** Something to do, or a place to go when it has an `href`. */
export function Button(props: ButtonProps) {
  return props.href === undefined ? <ElementButton {...props} /> : <LinkButton {...props} />;
}
