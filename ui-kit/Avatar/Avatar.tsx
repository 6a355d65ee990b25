'use client';

import { type ComponentPropsWithRef, useState } from 'react';
import { Icon } from '../Icon';
import { cx } from '../internal/cx';
import styles from './Avatar.module.css';
import { initialsOf } from './initials';

/** Props of {@link Avatar}; the rest goes to the root. */
export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The person's name; gives the initials. Empty when the person is unknown. */
  name: string;
  /** The picture's address; without one, or when it fails, the initials show. */
  src?: string | undefined;
  /** 32, 40 or 72 px. Default `medium`. */
  size?: 'small' | 'medium' | 'large';
  /** True when no text beside it contains the name: then the picture has it as its label. */
  standalone?: boolean;
}

/** A person's picture or initials. Decoration beside a name; `standalone` when it is alone. */
export function Avatar(props: AvatarProps) {
  const { name, src, size = 'medium', standalone = false, className, ...rest } = props;
  const [failed, setFailed] = useState<string | null>(null);
  const initials = initialsOf(name);
  const named = standalone
    ? ({ role: 'img', 'aria-label': name } as const)
    : { 'aria-hidden': true };
  return (
    <span
      translate="no"
      {...named}
      {...rest}
      className={cx(styles.avatar, styles[size], className)}
    >
      {src !== undefined && src !== failed ? (
        <img
          // A picture that failed before hydration has fired its event already, so it is checked here.
          ref={(image) => {
            if (image?.complete === true && image.naturalWidth === 0) setFailed(src);
          }}
          src={src}
          alt=""
          onError={() => setFailed(src)}
        />
      ) : (
        initials || <Icon name="user" size="inherit" />
      )}
    </span>
  );
}
