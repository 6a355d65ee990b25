'use client';

import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { readKit } from '../KitProvider/readKit';
import { ButtonContent } from './ButtonContent';
import { type ButtonLook, buttonClass } from './buttonLook';

/** Props of {@link ElementButton}; the rest goes to the `button`. */
export interface ElementButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  href?: undefined;
  /** True while the action is in progress: presses are ignored, the focus stays. */
  loading?: boolean;
  /** Read after the text while loading: "skickar" / "sending". Default: the provider's. */
  loadingLabel?: string;
}

/** An action. */
export function ElementButton(props: ElementButtonProps) {
  const { variant, size, fullWidth, startIcon, endIcon, loading = false, ...own } = props;
  const {
    loadingLabel = readKit().texts?.button.loadingLabel ?? '',
    className,
    children,
    onClick,
    href: _none,
    ...rest
  } = own;

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (loading) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      type="button"
      aria-busy={loading || undefined}
      // Not `disabled`: that would drop the focus and hide the progress.
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
