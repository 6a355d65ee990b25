'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../Icon';
import { cx } from '../internal/cx';
import type { HeadingLevel } from '../internal/heading';
import { useControlled } from '../internal/useControlled';
import styles from './Accordion.module.css';

/** Props of {@link AccordionItem}; the rest goes to the `details`. */
export interface AccordionItemProps extends Omit<ComponentPropsWithRef<'details'>, 'onToggle'> {
  /** The line that is pressed, always visible. */
  summary: ReactNode;
  /** Makes the summary a heading of this level; without it it is a plain line. */
  headingLevel?: HeadingLevel;
  /**
   * Whether it is open, when its owner holds that. Items that share a `name` close each other.
   */
  open?: boolean;
  /** Whether it is open at the start, when the item holds that. Default false. */
  defaultOpen?: boolean;
  /** Called when it has opened or closed. */
  onOpenChange?: (open: boolean) => void;
}

/** A summary that opens its content: the native disclosure element, styled. */
export function AccordionItem(props: AccordionItemProps) {
  const { summary, headingLevel, open, defaultOpen = false, onOpenChange, ...own } = props;
  const { className, children, ...rest } = own;
  const [isOpen, setOpen] = useControlled(open, defaultOpen, onOpenChange);
  const Heading = headingLevel === undefined ? 'span' : (`h${headingLevel}` as const);
  return (
    <details
      {...rest}
      open={isOpen}
      className={cx(styles.item, className)}
      onToggle={(event) => {
        // The browser has toggled already. A change by the owner's prop is not reported.
        if (event.currentTarget.open !== isOpen) setOpen(event.currentTarget.open);
      }}
    >
      <summary className={styles.summary}>
        <Heading className={styles.title}>{summary}</Heading>
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
