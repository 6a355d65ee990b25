import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx';

/** Text for screen readers only. The class is in the theme's base styles. */
export function VisuallyHidden({ className, ...rest }: ComponentPropsWithRef<'span'>) {
  return <span {...rest} className={cx('vk-visually-hidden', className)} />;
}
