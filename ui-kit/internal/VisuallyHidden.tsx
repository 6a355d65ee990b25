import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx';

/** Text for screen readers only. The class lives in the theme's base styles. */
export function VisuallyHidden({ className, ...rest }: ComponentPropsWithRef<'span'>) {
  return <span {...rest} className={cx('vk-visually-hidden', className)} />;
}
