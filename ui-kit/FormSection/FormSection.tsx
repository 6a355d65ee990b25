'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../internal/cx';
import type { HeadingLevel } from '../internal/heading';
import { useIds } from '../internal/useIds';
import styles from './FormSection.module.css';

/** Props of {@link FormSection}; the rest goes to the `section`. */
export interface FormSectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Its heading, which names the section. */
  title: ReactNode;
  /** Why these fields are needed, in a sentence or two. */
  description?: ReactNode;
  /** The level of its heading. Default 2. */
  headingLevel?: HeadingLevel;
  /** The fields, one under the other. */
  children: ReactNode;
}

/** A group of related fields, under a heading or, in a wide window, beside it. */
export function FormSection(props: FormSectionProps) {
  const { title, description, headingLevel = 2, children, className, ...rest } = props;
  const ids = useIds('title');
  const Heading = `h${headingLevel}` as const;
  return (
    <section aria-labelledby={ids.title} {...rest} className={cx(styles.root, className)}>
      <div className={styles.words}>
        <Heading id={ids.title} className={styles.title}>
          {title}
        </Heading>
        {description && <div className={styles.description}>{description}</div>}
      </div>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}
