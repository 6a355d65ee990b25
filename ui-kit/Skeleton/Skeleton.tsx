import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx';
import styles from './Skeleton.module.css';

/** Props of {@link Skeleton}; the rest goes to the root. */
export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** `text` one line of the surrounding text, `block` an area, `circle` an avatar or icon. */
  shape?: 'text' | 'block' | 'circle';
  /** CSS length; for text a share of the line such as `60%`. */
  width?: string;
  /** CSS length; a line of text has its own height. */
  height?: string;
}

/**
 * Placeholder for something that is loading, of the same size, so that the page does not shift. It
 * is decorative: the region around it has `aria-busy`, and one status text says what is loading.
 */
export function Skeleton(props: SkeletonProps) {
  const { shape = 'text', width, height, className, style, ...rest } = props;
  return (
    <span
      aria-hidden="true"
      {...rest}
      className={cx(styles.skeleton, styles[shape], className)}
      style={{ inlineSize: width, blockSize: height, ...style }}
    />
  );
}
