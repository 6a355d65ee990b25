'use client';

import { type ComponentPropsWithRef, useMemo } from 'react';
import { joinEndBars } from '../../EndBar/endBars';
import { cx } from '../cx';
import { mergeRefs } from '../mergeRefs';
import styles from './ModalParts.module.css';

const join = joinEndBars('modal');

/** The line of a modal's buttons; a temporary message stands above it and does not cover it. */
export function ModalFooter({ ref, className, ...rest }: ComponentPropsWithRef<'div'>) {
  const joined = useMemo(() => mergeRefs(ref, join), [ref]);
  return <div {...rest} ref={joined} className={cx(styles.footer, className)} />;
}
