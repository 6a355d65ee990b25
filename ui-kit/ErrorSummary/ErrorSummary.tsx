'use client';

import {
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
} from 'react';
import { Icon } from '../Icon';
import { cx } from '../internal/cx';
import type { HeadingLevel } from '../internal/heading';
import type { WithOlderName } from '../internal/items';
import { mergeRefs } from '../internal/mergeRefs';
import { Text } from '../internal/Text';
import { useIds } from '../internal/useIds';
import styles from './ErrorSummary.module.css';

/** One error to correct. */
export interface SummaryError {
  /** Id of the control; of the first one for a group. */
  fieldId: string;
  message: ReactNode;
}

/** Props of {@link ErrorSummary}; the rest goes to the root. */
export interface ErrorSummaryProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role'> {
  /** "Det är något som behöver rättas" */
  title: ReactNode;
  /** In the order of the fields. An empty list renders nothing. */
  items: readonly SummaryError[];
  /** Incremented with every attempt to submit: the summary gets the focus again. */
  attempt: number;
  /** The level of its heading. Default 2. */
  headingLevel?: HeadingLevel;
  /** An error of the whole form, above the list: "Servern svarar inte." */
  children?: ReactNode;
}

function goTo(event: MouseEvent, fieldId: string) {
  const target = document.getElementById(fieldId);
  if (target === null) return;
  event.preventDefault();
  const control = target.matches('input, select, textarea, button')
    ? target
    : target.querySelector<HTMLElement>('input, select, textarea, button');
  // The label, which is above, should be visible too.
  (control?.closest('fieldset, label') ?? target).scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}

/**
 * The errors of a form, at its top, with a link to every field. It gets the focus when it appears.
 */
export function ErrorSummary(props: WithOlderName<ErrorSummaryProps, 'errors'>) {
  const { title, items, errors = items ?? [], attempt, headingLevel = 2, ...own } = props;
  const { children, className, ref, ...rest } = own;
  const root = useRef<HTMLDivElement>(null);
  const ids = useIds('title');
  const shown = errors.length > 0 || (children !== undefined && children !== null);
  const Heading = `h${headingLevel}` as const;

  // Once an attempt: errors that come again while somebody types must not take the focus
  const focused = useRef(0);
  useEffect(() => {
    if (!shown || focused.current === attempt) return;
    focused.current = attempt;
    root.current?.focus();
  }, [shown, attempt]);

  if (!shown) return null;
  return (
    <div
      {...rest}
      ref={mergeRefs(root, ref)}
      role="alert"
      tabIndex={-1}
      aria-labelledby={ids.title}
      className={cx(styles.root, className)}
    >
      <Icon name="error" className={styles.icon} />
      <div className={styles.words}>
        <Heading id={ids.title} className={styles.title}>
          {title}
        </Heading>
        <Text>{children}</Text>
        {errors.length > 0 && (
          // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list semantics without bullets.
          <ul role="list" className={styles.list}>
            {errors.map(({ fieldId, message }) => (
              <li key={fieldId}>
                <a href={`#${fieldId}`} onClick={(event) => goTo(event, fieldId)}>
                  {message}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
