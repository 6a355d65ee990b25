import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx';
import type { IconElement } from '../internal/iconElement';
import type { LinkComponent } from '../internal/linkComponent';
import type { OneOf } from '../internal/oneOf';
import styles from './IconButton.module.css';

/** As those of `Button`: `primary` for the main action, `secondary` by itself, `quiet` on a surface. */
export type IconButtonVariant = OneOf<['primary', 'secondary', 'quiet']>;

interface IconButtonLook {
  /** Its label for screen readers; also the tooltip. */
  label: string;
  /** The icon; decorative, the label is the name. */
  icon: IconElement;
  /** Its weight among the actions. Default `quiet`. */
  variant?: IconButtonVariant;
  /** 36 px for a pointer in a dense row; always 44 px on touch screens. */
  size?: 'small' | 'medium';
}

interface IconButtonElementProps
  extends IconButtonLook,
    Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  href?: undefined;
  /** For a toggle such as "saved": whether it is on. Keep the label the same in both states. */
  pressed?: boolean;
}

interface IconButtonLinkProps
  extends IconButtonLook,
    Omit<ComponentPropsWithRef<'a'>, 'children' | 'aria-label'> {
  /** An address makes it a link. */
  href: string;
  /** Renders the link; takes `href` like an anchor. Default: a plain `a`. */
  linkComponent?: LinkComponent;
}

/** Props of {@link IconButton}; the rest goes to the `button`, or to the link. */
export type IconButtonProps = IconButtonElementProps | IconButtonLinkProps;

/** A button, or a link when it has an `href`, with only an icon. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, variant = 'quiet', size = 'medium', className, ...rest } = props;
  const shared = {
    'aria-label': label,
    className: cx(styles.iconButton, styles[variant], styles[size], className),
  };
  // On the button itself, a screen reader would say the title after the label, which is the same
  const content = (
    <span title={label} aria-hidden="true" className={styles.icon}>
      {icon}
    </span>
  );
  if (rest.href !== undefined) {
    const { linkComponent: Link = 'a', ...link } = rest;
    return (
      <Link {...shared} {...link}>
        {content}
      </Link>
    );
  }
  const { pressed, href: _none, ...button } = rest;
  return (
    <button type="button" aria-pressed={pressed} {...shared} {...button}>
      {content}
    </button>
  );
}
