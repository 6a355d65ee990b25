import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../internal/cx';
import styles from './Article.module.css';

/** Props of {@link Article}; the rest goes to the `article`. */
export interface ArticleProps extends ComponentPropsWithRef<'article'> {
  /** The introductory paragraph, in larger text. */
  lead?: ReactNode;
}

/** Running text: headings, paragraphs, lists, quotes, tables and pictures as plain elements inside. */
export function Article({ lead, className, children, ...rest }: ArticleProps) {
  return (
    <article {...rest} className={cx(styles.article, className)}>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {children}
    </article>
  );
}
