'use client';

import { type ComponentPropsWithRef, useMemo } from 'react';
import { cx } from '../cx';
import { mergeRefs } from '../mergeRefs';
import styles from './ModalParts.module.css';

/** Nothing of a message is higher above the window's end, px; buttons further up are not covered. */
const OUT_OF_THE_WAY = 96;

const lines = new Set<HTMLElement>();

/** From the window's end to the top of a modal's buttons, px, also while it moves in; 0 when none is there. */
function reach(line: HTMLElement): number {
  const panel = line.closest<HTMLElement>('[role$="dialog"]');
  const layer = panel?.offsetParent;
  if (!panel || !layer || line.offsetHeight === 0) return 0;
  const below = layer.clientHeight - panel.offsetTop - panel.offsetHeight;
  return below >= OUT_OF_THE_WAY ? 0 : Math.max(0, below) + line.offsetHeight;
}

/** Says on the root element how much of the window's end the buttons of modals take: `--vk-modal-end`. */
function update(): void {
  const { style } = document.documentElement;
  const most = Math.max(0, ...[...lines].map(reach));
  if (most === 0) style.removeProperty('--vk-modal-end');
  else style.setProperty('--vk-modal-end', `${most}px`);
}

function join(line: HTMLElement | null): (() => void) | undefined {
  if (line === null) return undefined;
  lines.add(line);
  const sizes = new ResizeObserver(update);
  for (const part of [line, line.closest('[role$="dialog"]')]) if (part) sizes.observe(part);
  update();
  return () => {
    lines.delete(line);
    sizes.disconnect();
    update();
  };
}

/** The line of a modal's buttons; a temporary message stands above it and does not cover it. */
export function ModalFooter({ ref, className, ...rest }: ComponentPropsWithRef<'div'>) {
  const joined = useMemo(() => mergeRefs(ref, join), [ref]);
  return <div {...rest} ref={joined} className={cx(styles.footer, className)} />;
}
